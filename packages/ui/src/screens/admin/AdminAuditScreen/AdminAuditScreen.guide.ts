import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Who did what in the administration, and when.",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [{ at: "StoryScreen", by: "The story that something was done to" }],
  keyboard: [
    {
      keys: "Tab",
      does: "Goes from subject to subject and to what is folded, then to “Show more”.",
    },
    { keys: "Enter or Space on Before and after", does: "Unfolds it." },
  ],
  spoken: [
    "A list, newest first; who, what and when are one sentence each.",
    "A failure is an alert above the list.",
  ],
  words: [
    {
      rule: "Nobody can change it, and it says so.",
      good: "What administrators did, the newest first. Nobody can change it.",
      bad: "Logs",
      hindi: "प्रशासकों ने क्या किया, सबसे नया पहले। इसे कोई बदल नहीं सकता।",
    },
  ],
  otherNames: ["audit log", "activity log", "history of changes"],
};
