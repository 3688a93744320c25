import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "Stands before the pages of the administration until a second step is added or shown again.",
  from: [{ by: "Any page of the administration, until a second step is shown" }],
  to: [
    { at: "HomeScreen", by: "The logo" },
    { at: "AccountScreen", by: "The link to the account" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The logo, the ways to add one or the field of the proof, the link to the account.",
    },
    { keys: "Enter", does: "In the field: sends the proof." },
  ],
  spoken: [
    "While it loads, a status says so; a failure is an alert with “Try again”.",
    "The page that waits behind it is not read.",
  ],
  words: [
    {
      rule: "How often, and that nothing is lost.",
      good: "Administrators show it again every twelve hours. Your page waits as it is.",
      bad: "Re-authentication required",
      hindi: "प्रशासक हर बारह घंटे में इसे फिर दिखाते हैं। आपका पन्ना वैसा ही रहता है।",
    },
  ],
  otherNames: ["two-factor gate", "2fa", "mfa", "step-up authentication"],
};
