import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "Asks the owner of an account whether this browser may try its password, while strangers are guessing it.",
  from: [{ by: "The link in the letter that LoginScreen sent" }],
  to: [{ at: "LoginScreen", by: "Once confirmed, or the way back" }],
  keyboard: [
    { keys: "Tab", does: "Goes to the button, then to the way back." },
    {
      keys: "Enter, Space",
      does: "On the button: confirms. While it is being sent it is busy and keeps the focus.",
    },
  ],
  spoken: ["What became of it is a callout below the new title; a failure is an alert."],
  words: [
    {
      rule: "A question to the reader, not a process.",
      good: "Is This You?",
      bad: "Browser verification",
      hindi: "क्या यह आप हैं?",
    },
    {
      rule: "A failure says whether the link is still good.",
      good: "The browser could not be confirmed. Try again: the link is still good.",
      bad: "Confirmation failed",
      hindi: "ब्राउज़र की पुष्टि नहीं हो सकी। फिर कोशिश करें: लिंक अब भी काम करेगा।",
    },
  ],
  otherNames: ["device confirmation page", "trust this browser"],
};
