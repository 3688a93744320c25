import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "All stories: searched, sorted, selected, featured and archived.",
  from: [
    { at: "AdminStoryFormScreen", by: "The way back, and once the story is kept" },
    { at: "AdminLoginScreen", by: "Once signed in, unless another page was wanted" },
    { at: "AdminShell", by: "The bar of the administration" },
    { at: "Footer", by: "“Administration”, for administrators" },
  ],
  to: [
    { at: "AdminStoryFormScreen", by: "“Add”, or “Edit” in a row" },
    { at: "StoryScreen", by: "“View” in a row" },
    { at: "AccountScreen", by: "To add a second step, where there is none" },
    { at: "AdminModelsScreen", by: "When a model was found and no storyteller is bound" },
  ],
  keyboard: [
    { keys: "Tab", does: "“Add”, the search, the filters, “Select all”, then row by row." },
    {
      keys: "Space",
      does: "On a row's mark: selects it, and the actions for all selected appear above the table; on its switch: features it.",
    },
    { keys: "Escape", does: "In the question before archiving: closes it; nothing was changed." },
  ],
  spoken: [
    "How many are selected is a status.",
    "The column that sorts says its direction; marks and switches say their story.",
    "After an action on all selected the focus is on a control that is still there.",
  ],
  words: [
    {
      rule: "What it does to readers, to authors and to sessions.",
      good: "Readers will not find them any more, and their authors cannot bring them back: an administrator can, here. Sessions that run play on.",
      bad: "Are you sure?",
      hindi:
        "पाठकों को ये अब नहीं मिलेंगी, और इनके लेखक इन्हें वापस नहीं ला सकेंगे: प्रशासक ला सकते हैं, यहीं से। चल रहे सत्र चलते रहेंगे।",
    },
  ],
  otherNames: ["story table", "content list", "bulk actions"],
};
