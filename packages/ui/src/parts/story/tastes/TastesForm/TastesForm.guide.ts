import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "The languages that one reads and the categories that one likes, several of each.",
  use: ["Where a reader says what home follows: above its shelves, and among the settings."],
  avoid: [
    { when: "The question, before one answers it.", instead: "TastesLine" },
    { when: "Filtering one list of stories.", instead: "StoryFilters" },
  ],
  anatomy: [
    { part: "Languages", is: "A group of checkboxes, each language by its own name." },
    { part: "Categories", is: "A group of checkboxes; left out where there are none." },
    { part: "Ends", is: "Keep, and a button that closes the form if you give `onCancel`." },
  ],
  keyboard: [
    { keys: "Tab, Space", does: "To the next option; takes or leaves it." },
    { keys: "Enter", does: "Keeps it." },
  ],
  spoken: [
    "Each group is named by its legend.",
    "That no more can be chosen is announced, and describes the group.",
  ],
  words: [
    {
      rule: "In the reader’s voice.",
      good: "I read",
      bad: "Preferred content languages",
      hindi: "मेरी भाषाएँ",
    },
  ],
  otherNames: ["interests", "preferences", "topics", "onboarding"],
};
