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

/** A new password, twice; sent empty it says what is missing. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const first = canvas.getByLabelText("New password");
    const second = canvas.getByLabelText("Confirm password");
    await userEvent.click(canvas.getByRole("button", { name: "Set New Password" }));
    await expect(first).toHaveFocus();
    await expect(second).toHaveAccessibleDescription("Please confirm your password");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(first, "Lotus#2026");
    await userEvent.type(second, "Lotus#2026{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: "Lotus#2026",
      confirmPassword: "Lotus#2026",
    });
  },
});
