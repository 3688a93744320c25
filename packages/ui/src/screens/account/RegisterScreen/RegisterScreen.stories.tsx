import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./RegisterScreen.guide.ts";
import { RegisterScreen } from "./RegisterScreen.tsx";

const meta = preview.meta({
  title: "Screens/Register",
  component: RegisterScreen,
  args: { onSubmit: fn(), links: { login: "#login" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** What is wrong is said when it is sent, the first fault gets the focus, and what was typed stays; filled in, Enter sends it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const autocomplete = ["username", "email", "nickname", "new-password", "new-password"];
    const labels = ["Username", "Email", "Display name", "Password", "Confirm password"];
    for (const [at, label] of labels.entries()) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute("autocomplete", autocomplete[at]);
    }
    const email = canvas.getByLabelText("Email");
    const password = canvas.getByLabelText("Password");
    const submit = canvas.getByRole("button", { name: "Create Account" });
    await userEvent.type(canvas.getByLabelText("Username"), "meera_7");
    await userEvent.type(email, "meera");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.click(submit);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(password).toHaveAccessibleDescription(/^Password is required/);
    await expect(submit).toBeDisabled();
    await expect(canvas.getByLabelText("Username")).toHaveValue("meera_7");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, "@example.org ");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.type(password, "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: "meera_7",
      email: "meera@example.org",
      displayName: "",
      password: "Lotus#2026",
      confirmPassword: "Lotus#2026",
    });
  },
});

/** Google's button beside the form, which makes an account, too. */
export const WithGoogle = meta.story({
  args: { google: <Button>Continue with Google</Button> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Continue with Google" })).toBeVisible();
    await expect(canvas.getByText("or")).toBeVisible();
  },
});
