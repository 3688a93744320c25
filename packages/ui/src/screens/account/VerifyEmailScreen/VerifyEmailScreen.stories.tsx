import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./VerifyEmailScreen.guide.ts";
import { VerifyEmailScreen } from "./VerifyEmailScreen.tsx";

const meta = preview.meta({
  title: "Screens/VerifyEmail",
  component: VerifyEmailScreen,
  args: { onResend: fn(), links: { login: "#login" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The link is being checked. */
export const Pending = meta.story({
  args: { state: "pending" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Verifying your email address...");
  },
});

/** The link was valid. */
export const Success = meta.story({
  args: { state: "success" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Email verified successfully",
    );
    await expect(canvas.getByRole("link", { name: "Continue to Login" })).toBeVisible();
  },
});

/** The link was invalid; a button asks for the address to send another to. */
export const Error = meta.story({
  args: { state: "error" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Email verification failed",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send a New Link" }));
    await userEvent.type(canvas.getByLabelText("Email"), "meera@example.org{Enter}");
    await expect(args.onResend).toHaveBeenCalledWith("meera@example.org");
  },
});

/** No link yet: asks for an address. */
export const Manual = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send a New Link" }));
    await expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("Email is required");
    await expect(args.onResend).not.toHaveBeenCalled();
  },
});

/** Another link was sent if an account has the address. */
export const Sent = meta.story({
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Verification email sent if account exists",
    );
  },
});

/** Sending failed. */
export const Failed = meta.story({
  args: { failure: "Failed to resend verification email" },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { state: "error" }, globals: { locale: "hi" } });
