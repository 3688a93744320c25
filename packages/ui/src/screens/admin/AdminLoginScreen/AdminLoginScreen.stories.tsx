import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./AdminLoginScreen.guide.ts";
import { AdminLoginScreen } from "./AdminLoginScreen.tsx";
import type { AdminLoginScreenProps } from "./AdminLoginScreen.tsx";

const all: AdminLoginScreenProps = { onSubmit: fn(), links: { home: "#home" } };

const meta = preview.meta({
  title: "Screens/AdminLogin",
  component: AdminLoginScreen,
  args: all,
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Both fields are required; then it is sent. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    const identifier = canvas.getByLabelText("Email or Username");
    const password = canvas.getByLabelText("Password");
    await expect(identifier).toHaveFocus();
    await expect(identifier).toHaveAccessibleDescription("Email or username is required");
    await expect(password).toHaveAccessibleDescription("Password is required");
    await userEvent.keyboard(" keeper ");
    await expect(identifier).not.toHaveAttribute("aria-invalid");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, "Lotus#2026{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      emailOrUsername: "keeper",
      password: "Lotus#2026",
    });
  },
});
