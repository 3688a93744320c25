import { expect, fn, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import type { SecondStepProps } from "../../../parts/account/two-step/SecondStep/SecondStep.tsx";
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

/** Filled in and sent. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome Back");
    await userEvent.type(canvas.getByLabelText("Username or email"), "meera");
    await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Remember me" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      emailOrUsername: "meera",
      password: "Lotus#2026",
      rememberMe: true,
    });
  },
});

/** Before anything is entered. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Username or email")).toHaveAttribute(
      "autocomplete",
      "username",
    );
    await expect(canvas.getByLabelText("Password")).toHaveAttribute(
      "autocomplete",
      "current-password",
    );
    await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toBeVisible();
    await expect(canvas.queryByText("or")).toBeNull();
  },
});

/** Submitted empty with the keyboard: it says what is missing and focuses the first field. */
export const Faulty = meta.story({
  play: async ({ args, canvas }) => {
    const identifier = canvas.getByLabelText("Username or email");
    await userEvent.click(identifier);
    await userEvent.keyboard("ab{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(identifier).toHaveFocus();
    await expect(identifier).toHaveAccessibleDescription(
      "Username or email must be at least 3 characters",
    );
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Password is required",
    );
    await expect(canvas.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await userEvent.keyboard("c");
    await expect(identifier).toBeValid();
    await expect(identifier).toHaveValue("abc");
  },
});

/** Being sent; it cannot be sent twice. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Username or email"), "meera");
    await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Signing in..." }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Signing in failed. */
export const Failed = meta.story({
  args: { failure: "Username, email or password is not right." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("is not right");
  },
});

const strangersGuess =
  "Somebody has been guessing at this password, so only browsers that have signed in before may try it just now. If the account is yours, ask for a link by email: it lets this browser try.";
const onAsk = fn();

/** Somebody is guessing the password: a link by email lets the owner's new browser sign in. */
export const UnknownBrowser = meta.story({
  args: { failure: strangersGuess, browserLink: { onAsk } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Email me a link" }));
    await expect(onAsk).toHaveBeenCalledOnce();
  },
});

/** The link was sent. */
export const LinkSent = meta.story({
  args: { browserLink: { onAsk, sent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Open it in this browser");
  },
});

const onProve = fn();
const secondStep: SecondStepProps = {
  kinds: ["totp", "passkey", "recovery_code"],
  onProve,
  onBack: fn(),
};

/** The password was correct, and the account also needs a code. */
export const SecondStep = meta.story({
  args: { secondStep },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("One More Step");
    await waitFor(() => expect(canvas.getByLabelText("Six-digit code")).toHaveFocus());
    await userEvent.keyboard("402117{Enter}");
    await expect(onProve).toHaveBeenCalledWith({ kind: "totp", code: "402117" });
  },
});

/** The code was wrong. */
export const SecondStepFailed = meta.story({
  args: {
    secondStep: {
      ...secondStep,
      failure: "This code or passkey is not right, or was used before. Nothing has changed.",
    },
  },
});

/** The second step took too long. */
export const SecondStepExpired = meta.story({
  args: { secondStep: { ...secondStep, isExpired: true } },
});

/** The second step on a phone. */
export const SecondStepOnPhone = meta.story({
  args: { secondStep },
  globals: { viewport: { value: "phone" } },
});

/** The second step in Hindi. */
export const SecondStepInHindi = meta.story({
  args: { secondStep },
  globals: { locale: "hi" },
});

/** With Google's button, if sign-in with Google is configured. */
export const WithGoogle = meta.story({ args: { google: <Button>Continue with Google</Button> } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

const onSchool = fn();
const ways = [
  { key: "school", label: "Continue with Hill School", onChoose: onSchool },
  { key: "club", label: "Continue with the Reading Club", onChoose: fn() },
];

/** With what people have already: a button for each way. */
export const OtherWays = meta.story({
  args: { ways },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue with Hill School" }));
    await expect(onSchool).toHaveBeenCalledOnce();
  },
});

/** Where passwords are off, the other ways alone are shown. */
export const WithoutPasswords = meta.story({
  args: {
    ways,
    passwords: false,
    failure: "The service did not sign you in. Try again, or another way.",
    links: { forgotPassword: "#forgot" },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Create an account" })).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent("did not sign you in");
    await expect(canvas.getAllByRole("button", { name: /^Continue with/ })).toHaveLength(2);
  },
});

/** The other ways in Hindi. */
export const OtherWaysInHindi = meta.story({
  args: { ways: [{ key: "school", label: "पहाड़ी स्कूल के साथ आगे बढ़ें", onChoose: fn(), busy: true }] },
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: "hi" },
});
