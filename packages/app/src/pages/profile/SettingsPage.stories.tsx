import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";
import { pending, problem, unreachable } from "../../testing/page-answers.ts";
import { reader, signIns } from "../../testing/viewers.ts";

const answers = { me: reader, listSignIns: signIns };

const meta = preview.meta({
  ...page,
  title: "Pages/Profile/SettingsPage",
  args: { at: paths.settings, viewer: reader, answers },
});

/** What a reader can change about their account. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "Password" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your Account");
  },
});

/** Until the account is here. */
export const Loading = meta.story({
  args: { answers: { me: pending, listSignIns: pending } },
  parameters: { isUntitled: true },
});

/** The account could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { me: unreachable, listSignIns: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** A refused change is shown in its own form, and what was written stays. */
export const WrongPassword = meta.story({
  args: {
    answers: {
      ...answers,
      changePassword: problem(403, "wrong_password", { detail: "This is not your password." }),
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Password" }));
    await userEvent.type(form.getByLabelText("Your password now"), "Not-this-1!");
    await userEvent.type(form.getByLabelText("New password"), "Lamp-lit-5ever!");
    await userEvent.type(form.getByLabelText("Confirm password"), "Lamp-lit-5ever!");
    await userEvent.click(form.getByRole("button", { name: "Change the password" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("This is not your password.");
  },
});
