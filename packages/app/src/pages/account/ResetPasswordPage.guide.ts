import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Sets a new password with the token of the link; without one it offers another link.",
  addresses: ["/reset-password"],
  shows: "ResetPasswordScreen",
  from: [{ by: "The link in the letter that ForgotPasswordPage sent" }],
  to: [
    { at: "LoginPage", by: "Once the password is set, or the way back" },
    { at: "ForgotPasswordPage", by: "When the link is used up" },
  ],
  spoken: [
    "The window is titled “Choose a New Password”, and “The Door Is Open Again” once it is set.",
  ],
  otherNames: ["/reset-password"],
};
