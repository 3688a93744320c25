import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Where the link in the letter leads: a new password is chosen.",
  from: [{ by: "The link in the letter that ForgotPasswordScreen sent" }],
  to: [
    { at: "LoginScreen", by: "Once the password is set, or the way back" },
    { at: "ForgotPasswordScreen", by: "When the link is used up" },
  ],
  keyboard: [
    { keys: "Tab", does: "The two fields, the button, the way back." },
    {
      keys: "Enter",
      does: "In a field: saves the password if it meets the rules; else the focus goes to the field at fault.",
    },
  ],
  spoken: [
    "The rules of the password are read with the field, as in RegisterScreen.",
    "That a link is used up is an alert under the title, with the way to another one.",
  ],
  words: [
    {
      rule: "What broke, and what to do about it.",
      good: "This link is invalid or has expired. Ask for a new one.",
      bad: "Invalid token",
      hindi: "यह लिंक अमान्य है या इसका समय बीत चुका है। नया लिंक मँगाएँ।",
    },
  ],
  otherNames: ["new password page", "change password by email"],
};
