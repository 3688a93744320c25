import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "Where the link in the letter leads: an email address is confirmed, or another letter is asked for.",
  from: [{ by: "The link in the letter to a new address" }],
  to: [
    { at: "LoginScreen", by: "Once confirmed, for those who are not signed in" },
    { at: "HomeScreen", by: "Once confirmed, for those who are signed in" },
  ],
  keyboard: [
    { keys: "Tab", does: "The field or the button, then the way on." },
    { keys: "Enter", does: "In the field: asks for another letter." },
  ],
  spoken: [
    "While the link is checked, “Verifying your email address...” is a status.",
    "A link that is used up is an alert, with the server's reason where there is one.",
  ],
  words: [
    {
      rule: "Good news says what it opens.",
      good: "Your address is confirmed, and everything is open to you.",
      bad: "Verification completed",
      hindi: "आपके पते की पुष्टि हो चुकी है, और सब कुछ आपके लिए खुला है।",
    },
  ],
  otherNames: ["email confirmation page", "activation page"],
};
