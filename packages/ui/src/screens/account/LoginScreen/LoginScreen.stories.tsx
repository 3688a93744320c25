import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { guide } from "./LoginScreen.guide.ts";
import { LoginScreen } from "./LoginScreen.tsx";
import type { LoginScreenProps } from "./LoginScreen.tsx";

const all: LoginScreenProps = {
  onSubmit: fn(),
  links: { forgotPassword: "#forgot", register: "#register" },
};

const meta = preview.meta({
  title: "Screens/Login",
  component: LoginScreen,
  args: all,
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Sent with faults it says what they are and focuses the first; filled in, it is sent. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome Back");
    const identifier = canvas.getByLabelText("Username or email");
    const password = canvas.getByLabelText("Password");
    await expect(identifier).toHaveAttribute("autocomplete", "username");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toBeVisible();
    await expect(canvas.queryByText("or")).toBeNull();
    await userEvent.click(identifier);
    await userEvent.keyboard("ab{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(identifier).toHaveFocus();
    await expect(identifier).toHaveAccessibleDescription(
      "Username or email must be at least 3 characters",
    );
    await expect(password).toHaveAccessibleDescription("Password is required");
    await expect(canvas.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await userEvent.keyboard("c");
    await expect(identifier).toBeValid();
    await userEvent.type(password, "Lotus#2026");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Remember me" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      emailOrUsername: "abc",
      password: "Lotus#2026",
      rememberMe: true,
    });
  },
});

/** With Google's button, if sign-in with Google is configured. */
export const WithGoogle = meta.story({ args: { google: <Button>Continue with Google</Button> } });
