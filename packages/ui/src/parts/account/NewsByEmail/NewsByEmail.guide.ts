import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets a reader choose whether unread news comes by email, and how often.",
  use: ["Among the settings of an account."],
  avoid: [{ when: "The news itself.", instead: "NotificationsPage" }],
  anatomy: [
    { part: "Section", is: "The root, a sheet with a heading and when a letter comes." },
    { part: "Choice", is: "Never, once a day, or once a week; never unless it was chosen." },
    { part: "Hint", is: "That the email is not confirmed, where a letter was asked for." },
  ],
  keyboard: [{ keys: "Enter, Arrow keys", does: "Open the list and choose." }],
  spoken: ["The choice names itself and its value; a failure is an alert."],
  words: [
    {
      rule: "Say when no letter comes, too.",
      good: "With nothing new there is no letter.",
      bad: "Stay in the loop!",
      hindi: "कुछ नया न हो तो चिट्ठी नहीं आती।",
    },
  ],
  otherNames: ["email digest", "newsletter", "email preferences", "subscription"],
};
