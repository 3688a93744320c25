import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Sets many things of one kind in rows, so that they can be compared and put in order.",
  use: [
    "Stories, people, changes: a row each, the same facts in the same columns.",
    '`narrowLayout="cards"` where people use it on a phone.',
  ],
  avoid: [
    { when: "One thing with its figures.", instead: "StatTable" },
    { when: "Things that one chooses by their picture.", instead: "StoryCard" },
  ],
  anatomy: [
    { part: "Region", is: "The root, a `section` that scrolls sideways by itself." },
    { part: "Table", is: "With the caption for screen readers." },
    { part: "Headers", is: "Those of `sortable` columns are buttons with an arrow." },
    { part: "Rows", is: "One column may be their header; without rows stands `empty`." },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "Moves to the table, so that the arrow keys scroll it, then to its buttons.",
    },
    { keys: "Enter, Space", does: "On a header: asks for that order, or turns it round." },
  ],
  spoken: [
    "The caption, the number of rows and columns, and for each cell its header.",
    "The column in order is “sorted ascending” or “descending”.",
  ],
  words: [
    {
      rule: "Headers are nouns, as short as their cells.",
      good: "Changed",
      bad: "Date of the last change",
      hindi: "बदलाव",
    },
  ],
  otherNames: ["data grid", "data table", "list view", "sortable table", "तालिका"],
};
