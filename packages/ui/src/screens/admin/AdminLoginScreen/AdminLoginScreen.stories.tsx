import { expect, fn, userEvent, waitFor } from "storybook/test";
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

/** Filled in and sent. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email or Username"), " keeper ");
    await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      emailOrUsername: "keeper",
      password: "Lotus#2026",
    });
  },
});

/** Both fields are required. */
export const Faulty = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    const identifier = canvas.getByLabelText("Email or Username");
    await expect(identifier).toHaveFocus();
    await expect(identifier).toHaveAccessibleDescription("Email or username is required");
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Password is required",
    );
    await userEvent.keyboard("keeper");
    await expect(identifier).not.toHaveAttribute("aria-invalid");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Name or password is wrong. */
export const Failed = meta.story({
  args: { failure: "Invalid credentials. Please check your username and password." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid credentials.");
  },
});

/** Being sent. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email or Username"), "keeper");
    await userEvent.type(canvas.getByLabelText("Password"), "x{Enter}");
    await expect(canvas.getByRole("button", { name: "Signing in..." })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The password was correct, and the account also needs a code. */
export const SecondStep = meta.story({
  args: {
    secondStep: { kinds: ["totp", "recovery_code"], onProve: fn(), onBack: fn() },
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Six-digit code")).toHaveFocus());
    await userEvent.keyboard("402117{Enter}");
    await expect(args.secondStep?.onProve).toHaveBeenCalledWith({ kind: "totp", code: "402117" });
    await userEvent.click(canvas.getByRole("button", { name: "Back to sign-in" }));
    await expect(args.secondStep?.onBack).toHaveBeenCalledOnce();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
