import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "The form of a story for its author: it saves by itself, and shows what was changed elsewhere.",
  from: [
    { at: "MyStoriesScreen", by: "“Edit”, or a finding that is to be mended" },
    { at: "NumbersScreen", by: "“Edit”" },
  ],
  to: [
    { at: "MyStoriesScreen", by: "The way back, and two seconds after “Save”" },
    { at: "AdminModelsScreen", by: "For administrators, when no model could suggest" },
  ],
  keyboard: [
    { keys: "Tab", does: "The way back, the versions, the sections, then “Save” at the foot." },
    { keys: "Enter", does: "In a field: saves; with faults, the focus goes to their summary." },
    {
      keys: "Arrow keys",
      does: "In the map of the structure: follow the threads from scene to scene.",
    },
  ],
  spoken: [
    "What keeps it from being saved is announced; “Saving...” and “Saved at 14:05” are shown alone.",
    "A conflict is an alert, read at once; the focus stays in the field where it was.",
  ],
  words: [
    {
      rule: "Nothing is overwritten, and that is said first.",
      good: "Nothing of yours is overwritten, and nothing of theirs. Choose for each part, then save.",
      bad: "Merge conflict",
      hindi: "न आपका कुछ मिटा, न उनका। हर हिस्से के लिए चुनें, फिर सहेजें।",
    },
    {
      rule: "What cannot be read, and what becomes of it.",
      good: "Some of the JSON cannot be read. What cannot be read is saved empty; the text here stays as it is until the story is saved.",
      bad: "Syntax error in structure",
      hindi:
        "JSON का कुछ हिस्सा पढ़ा नहीं जा सकता। जो पढ़ा न जा सके, वह खाली सहेजा जाता है; कहानी सहेजे जाने तक यहाँ का लिखा बना रहता है।",
    },
  ],
  otherNames: ["story editor", "edit form", "manuscript", "autosave form"],
};
