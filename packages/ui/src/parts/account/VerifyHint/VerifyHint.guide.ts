import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Reminds somebody to verify their email address, and sends the email again.",
  use: ["Above the tasks and the settings of an account whose address is not verified."],
  avoid: [
    { when: "The page that the email leads to.", instead: "VerifyEmailPage" },
    { when: "Any other reminder.", instead: "Callout" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Failure", is: "Why the email could not be sent." },
    { part: "Reminder", is: "A warning with the address and a button." },
    { part: "Answer", is: "Takes their place once the email is sent." },
  ],
  keyboard: [{ keys: "Enter, Space", does: "On the button send the email again." }],
  spoken: [
    "The reminder is a status; that it was sent is one too; a failure is an alert.",
    "While it is sent, the button is announced as busy and keeps the focus.",
  ],
  words: [
    {
      rule: "Name the address, so that a slip in it is seen.",
      good: "Your email meera@example.org is not verified yet.",
      bad: "Please verify your email.",
      hindi: "आपके ईमेल meera@example.org की पुष्टि अभी नहीं हुई।",
    },
  ],
  otherNames: ["email confirmation", "banner", "nag", "unverified"],
};
