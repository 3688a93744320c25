import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "All categories: added, changed, merged, removed and put in order.",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  keyboard: [
    {
      keys: "Tab",
      does: "The form of a new category, then each row: up, down, change, merge, remove.",
    },
    { keys: "Enter or Space on Up or Down", does: "Moves the row by one; the focus goes with it." },
  ],
  spoken: [
    "Each action says its row; after a move a status says where it is now.",
    "Why something was refused is an alert in its row.",
  ],
  words: [
    {
      rule: "What the order is for.",
      good: "The rows of the home page, in this order.",
      bad: "Manage categories",
      hindi: "मुख्य पन्ने की कतारें, इसी क्रम में।",
    },
  ],
  otherNames: ["taxonomy page", "sorting categories"],
};
