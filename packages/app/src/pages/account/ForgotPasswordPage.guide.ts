import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Sends a letter with a link to a new password, if there is an account with the address.",
  addresses: ["/forgot-password"],
  shows: "ForgotPasswordScreen",
  from: [
    { at: "LoginPage", by: "“Forgot your password?”" },
    { at: "ResetPasswordPage", by: "When the link is used up" },
  ],
  to: [{ at: "LoginPage", by: "The way back" }],
  spoken: [
    "The window is titled “Forgot Your Password?”, and “Look in Your Mail” once it is sent.",
  ],
  otherNames: ["/forgot-password"],
};
