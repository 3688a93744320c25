import { expect, fn, userEvent, waitFor } from "storybook/test";

import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, type Canvas, page, withoutPicture } from "../../testing/page.tsx";
import { handlersFor, pending, problem } from "../../testing/page-answers.ts";
import { signInWays } from "../../testing/sign-in-ways.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Account/RegisterPage",
  args: { at: paths.register },
});

async function register(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("Username"), "meera_7");
  await userEvent.type(canvas.getByLabelText("Email"), "meera@example.org");
  await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026");
  await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
}

export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Create Your Account" });
    await expect(heading).toBeVisible();
  },
});

const sent = fn();

/** What is wrong is said when it is sent, the first fault gets the focus, and what was typed stays; filled in, Enter sends it. */
export const Faults = meta.story({
  args: {
    answers: {
      register: async ({ request }) => {
        sent(await request.json());
        return pending();
      },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const username = await canvas.findByLabelText("Username");
    const autocomplete = ["username", "email", "nickname", "new-password", "new-password"];
    const labels = ["Username", "Email", "Display name", "Password", "Confirm password"];
    for (const [at, label] of labels.entries()) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute("autocomplete", autocomplete[at]);
    }
    const email = canvas.getByLabelText("Email");
    const password = canvas.getByLabelText("Password");
    const submit = canvas.getByRole("button", { name: "Create Account" });
    await userEvent.type(username, "meera_7");
    await userEvent.type(email, "meera");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.click(submit);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(password).toHaveAccessibleDescription(/^Password is required/);
    await expect(submit).toBeDisabled();
    await expect(username).toHaveValue("meera_7");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(email, "@example.org ");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.type(password, "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ username: "meera_7", email: "meera@example.org" }),
      ),
    );
  },
});

/** While the server creates the account. */
export const Submitting = meta.story({
  args: { answers: { register: pending } },
  play: async ({ canvas }) => {
    await register(canvas);
    const button = await canvas.findByRole("button", { name: /\.\.\.$/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByLabelText("Username")).toHaveValue("meera_7");
  },
});

/** The name is taken; the form keeps the input. What the server finds wrong with a field stays there until the field is edited. */
export const UsernameTaken = meta.story({
  args: {
    answers: {
      register: problem(409, "username_taken", { detail: "This username is taken. Try another." }),
    },
  },
  play: async ({ canvas, msw }) => {
    await register(canvas);
    await expect(await canvas.findByText("This username is taken. Try another.")).toBeVisible();
    const username = canvas.getByLabelText("Username");
    await expect(username).toHaveValue("meera_7");
    const detail = [{ loc: ["body", "username"], msg: "Not this name.", type: "odd" }];
    msw.use(...handlersFor({ register: problem(422, "invalid_input", { detail }) }));
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(/^Not this name\./);
    await userEvent.keyboard("{End}7");
    await expect(username).toBeValid();
  },
});

const byInvitation = { signInWays: { ...signInWays, registration: "invitation" as const } };
const providers = [{ key: "school", name: "Hill School" }];
const byProvider = { name: "Continue with Hill School" };

/** Without passwords, the other ways make the account. */
export const WithoutPasswords = meta.story({
  args: { answers: { signInWays: { ...signInWays, passwords: false, providers } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", byProvider)).toBeVisible();
    await expect(canvas.queryByLabelText("Password")).toBeNull();
  },
});

/** Accounts are by invitation, and the reader has none. */
export const ByInvitation = meta.story({
  args: { answers: byInvitation },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Accounts are by invitation here/)).toBeVisible();
    await expect(canvas.queryByLabelText("Username")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible();
  },
});

const registerInvited = fn((_entry: unknown) => pending());

/** The link of an invitation for one address, which cannot be changed. */
export const Invited = meta.story({
  args: {
    at: `${paths.register}?invitation=token`,
    answers: {
      signInWays: { ...byInvitation.signInWays, providers },
      openInvitation: { email: "asha@example.org", expiresAt: "2026-12-24T12:00:00.000Z" },
      register: async ({ request }) => registerInvited(await request.json()),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("asha@example.org")).toHaveAttribute("readonly");
    await expect(canvas.getByRole("button", byProvider)).toBeVisible();
    await expect(canvas.getByText("or")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Username"), "asha_7");
    await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await waitFor(() =>
      expect(registerInvited).toHaveBeenCalledWith(
        expect.objectContaining({ username: "asha_7", email: "asha@example.org" }),
      ),
    );
  },
});

/** The invitation has ended. */
export const InvitationEnded = meta.story({
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

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** Nobody can register; in Hindi. */
export const ClosedInHindi = meta.story({
  globals: { locale: "hi" },
  args: { answers: { signInWays: { ...signInWays, registration: "closed" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^अभी यहाँ कोई नया खाता/)).toBeVisible();
  },
});
