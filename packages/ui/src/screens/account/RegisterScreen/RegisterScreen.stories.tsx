import { expect, fn, userEvent, waitFor } from "storybook/test";
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

const taken = { username: "This username is taken." };

interface Fields {
  getByLabelText: (label: string) => HTMLElement;
}
async function fill({ getByLabelText }: Fields): Promise<void> {
  await userEvent.type(getByLabelText("Username"), "meera_7");
  await userEvent.type(getByLabelText("Email"), " meera@example.org");
  await userEvent.type(getByLabelText("Password"), "Lotus#2026");
  await userEvent.type(getByLabelText("Confirm password"), "Lotus#2026");
}

/** Filled in and sent by Enter. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: "meera_7",
      email: "meera@example.org",
      displayName: "",
      password: "Lotus#2026",
      confirmPassword: "Lotus#2026",
    });
  },
});

/** Before anything is entered. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const autocomplete = ["username", "email", "nickname", "new-password", "new-password"];
    const labels = ["Username", "Email", "Display name", "Password", "Confirm password"];
    for (const [at, label] of labels.entries()) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute("autocomplete", autocomplete[at]);
    }
  },
});

/** Both passwords are checked while they are typed. */
export const LivePassword = meta.story({
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("Password");
    await userEvent.type(password, "lotus");
    await expect(password).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
    await expect(canvas.getByRole("button", { name: "Create Account" })).toBeDisabled();
    await userEvent.type(password, "#2026");
    await expect(password).toHaveAccessibleDescription(/^Password must include uppercase/);
    await userEvent.type(password, "L");
    await expect(password).toBeValid();
    const second = canvas.getByLabelText("Confirm password");
    await userEvent.type(second, "lotus");
    await expect(second).toHaveAccessibleDescription("Passwords do not match");
    await userEvent.type(second, "#2026L");
    await expect(second).toBeValid();
    await userEvent.type(password, "!");
    await expect(second).toHaveAccessibleDescription("Passwords do not match");
  },
});

/** The other fields are checked on submit, and the first invalid one gets the focus. */
export const Faulty = meta.story({
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText("Email");
    await userEvent.type(canvas.getByLabelText("Username"), "meera_7");
    await userEvent.type(email, "meera");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      /^Password is required/,
    );
    await expect(canvas.getByLabelText("Username")).toHaveValue("meera_7");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, "@example.org");
    await expect(email).not.toHaveAttribute("aria-invalid");
  },
});

/** An error from the server stays at its field until the field is edited. */
export const Taken = meta.story({
  args: { answered: taken, failure: "Registration failed" },
  play: async ({ canvas }) => {
    const username = canvas.getByLabelText("Username");
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(/^This username is taken\./);
    await userEvent.keyboard("meera_8");
    await expect(username).toBeValid();
  },
});

/** Being sent. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Creating..." }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Username")).toHaveValue("meera_7");
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

/** An invitation for one address, which cannot be changed. */
export const Invited = meta.story({
  args: {
    invitedEmail: "asha@example.org",
    ways: [{ key: "school", label: "Continue with Hill School", onChoose: fn() }],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("readonly");
    await userEvent.type(canvas.getByLabelText("Username"), "asha_7");
    await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ username: "asha_7", email: "asha@example.org" }),
    );
    await expect(canvas.getByRole("button", { name: "Continue with Hill School" })).toBeVisible();
  },
});

/** Nobody can register with this page just now. */
export const Refused = meta.story({
  args: {
    refusal:
      "Accounts are by invitation here. Open the link that you were sent, or ask whoever runs this site for one.",
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Accounts are by invitation here/)).toBeVisible();
    await expect(canvas.queryByLabelText("Username")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible();
  },
});

/** Without passwords, the other ways make the account. */
export const WithoutPasswords = meta.story({
  args: {
    passwords: false,
    ways: [{ key: "school", label: "Continue with Hill School", onChoose: fn() }],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Continue with Hill School" })).toBeVisible();
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
