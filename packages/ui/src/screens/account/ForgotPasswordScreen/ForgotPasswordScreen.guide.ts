import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Asks for the email address that a link to a new password is sent to.",
  from: [
    { at: "LoginScreen", by: "“Forgot your password?”" },
    { at: "ResetPasswordScreen", by: "When the link is used up" },
  ],
  to: [{ at: "LoginScreen", by: "The way back" }],
  keyboard: [
    { keys: "Tab", does: "The address, the button, then the way back to signing in." },
    {
      keys: "Enter",
      does: "In the field: sends the address; if it cannot be one, the focus stays in the field.",
    },
  ],
  spoken: [
    "What is wrong with the address is read with the field.",
    "That a letter is on its way is said in the same words whether there is such an account or not.",
  ],
  words: [
    {
      rule: "What the reader does next, not what the system did.",
      good: "Look in Your Mail",
      bad: "Request successful",
      hindi: "अपनी डाक देखें",
    },
  ],
  otherNames: ["password recovery page", "lost password", "पासवर्ड भूल गए"],
};
