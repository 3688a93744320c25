import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells a story in figures, with the state it is in.",
  use: ["Beside the description on the page of a story."],
  avoid: [
    { when: "How many like and play it.", instead: "StoryCounts" },
    { when: "What an author asks of the figures over time.", instead: "NumbersPage" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` named by its heading." },
    { part: "State", is: "A StatusPill beside the heading." },
    {
      part: "Table",
      is: "XP, actions, scenes, endings, time; what nobody has done yet, such as rating, is left out.",
    },
  ],
  keyboard: [],
  spoken: [
    "A region with a table: each figure is read after its name.",
    "Time is written out for the reader's language.",
  ],
  words: [
    {
      rule: "A row is named by what is counted, in one or two words.",
      good: "Endings: 5",
      bad: "Number of distinct endings available in this story: 5",
      hindi: "अंत: 5",
    },
  ],
  otherNames: ["stats", "metrics", "facts", "details", "about"],
};
