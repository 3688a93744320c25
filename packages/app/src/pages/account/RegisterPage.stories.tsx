import { expect, userEvent } from "storybook/test";

import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { type Canvas, page, shownByItsScreen } from "../../testing/page.tsx";
import { pending, problem } from "../../testing/page-answers.ts";
import { signInWays } from "../../testing/sign-in-ways.ts";
import { guide } from "./RegisterPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Account/RegisterPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.register },
});

async function register(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("Username"), "meera_7");
  await userEvent.type(canvas.getByLabelText("Email"), "meera@example.org");
  await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026");
  await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Create Your Account" });
    await expect(heading).toBeVisible();
  },
});

/** While the server creates the account. */
export const Busy = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { register: pending } },
  play: async ({ canvas }) => {
    await register(canvas);
    const button = await canvas.findByRole("button", { name: /\.\.\.$/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

/** The name is taken; the form keeps the input. */
export const UsernameTaken = meta.story({
  parameters: shownByItsScreen,
  args: {
    answers: {
      register: problem(409, "username_taken", { detail: "This username is taken. Try another." }),
    },
  },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText("This username is taken. Try another.")).toBeVisible();
    await expect(canvas.getByLabelText("Username")).toHaveValue("meera_7");
  },
});

const byInvitation = { signInWays: { ...signInWays, registration: "invitation" as const } };

/** Accounts are by invitation, and the reader has none. */
export const ByInvitation = meta.story({
  parameters: shownByItsScreen,
  args: { answers: byInvitation },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Accounts are by invitation here/)).toBeVisible();
    await expect(canvas.queryByLabelText("Username")).toBeNull();
  },
});

/** The link of an invitation for one address. */
export const Invited = meta.story({
  parameters: shownByItsScreen,
  args: {
    at: `${paths.register}?invitation=token`,
    answers: {
      ...byInvitation,
      openInvitation: { email: "asha@example.org", expires_at: "2026-12-24T12:00:00.000Z" },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("asha@example.org")).toHaveAttribute("readonly");
  },
});

/** The invitation has ended. */
export const InvitationEnded = meta.story({
  parameters: shownByItsScreen,
  args: {
    at: `${paths.register}?invitation=token`,
    answers: {
      ...byInvitation,
      openInvitation: problem(400, "invitation_ended", {
        detail:
          "This invitation is used up, was taken back, has expired, or is for another address.",
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This invitation is used up/)).toBeVisible();
  },
});

/** Nobody can register; in Hindi. */
export const ClosedInHindi = meta.story({
  parameters: shownByItsScreen,
  globals: { locale: "hi" },
  args: { answers: { signInWays: { ...signInWays, registration: "closed" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^अभी यहाँ कोई नया खाता/)).toBeVisible();
  },
});
