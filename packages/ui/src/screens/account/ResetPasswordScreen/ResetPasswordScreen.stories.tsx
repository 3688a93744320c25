import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./ResetPasswordScreen.guide.ts";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

const meta = preview.meta({
  title: "Screens/ResetPassword",
  component: ResetPasswordScreen,
  args: { onSubmit: fn(), links: { login: "#login", forgotPassword: "#forgot" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A new password, twice. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: "Lotus#2026",
      confirmPassword: "Lotus#2026",
    });
  },
});

/** Sent empty. */
export const Faulty = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set New Password" }));
    await expect(canvas.getByLabelText("New password")).toHaveFocus();
    await expect(canvas.getByLabelText("Confirm password")).toHaveAccessibleDescription(
      "Please confirm your password",
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Being sent. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Submitting..." })).toBeVisible();
  },
});

/** The new password is set. */
export const Done = meta.story({
  args: { state: "done" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Continue to Login" })).toBeVisible();
  },
});

/** The link is invalid. */
export const Broken = meta.story({
  args: { state: "broken" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
      "href",
      "#forgot",
    );
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
