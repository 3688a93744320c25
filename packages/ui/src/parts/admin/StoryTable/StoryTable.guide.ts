import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists stories one per row, to compare, to mark, to feature and to open.",
  use: ["An administrator looks for stories, or does one thing with several."],
  avoid: [
    { when: "Readers choose a story.", instead: "StoryCard" },
    { when: "An author sees their own.", instead: "OwnStoryCard" },
    { when: "The rows are of something else.", instead: "Table" },
  ],
  anatomy: [
    {
      part: "Frame",
      is: "The root, a `section` in which the table scrolls sideways; on a tablet and a phone each row is a card.",
    },
    {
      part: "Mark",
      is: "A checkbox in each row. What is done with the marked ones stands above the table, on the page.",
    },
    {
      part: "Title",
      is: "Title and tagline in the story's language, and its status unless it is published. It is the row's header.",
    },
    {
      part: "Facts",
      is: "Author, category, tags, premium, and how often it was liked, played and kept.",
    },
    { part: "Featured", is: "A switch that takes effect at once." },
    { part: "Actions", is: "View and Edit, as icons with a name." },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "Goes to the headers that sort, then through each row: mark, switch, view, edit.",
    },
    { keys: "Space", does: "Marks the row, or turns the switch." },
    { keys: "Enter or Space on a header", does: "Sorts by title, or by plays." },
    { keys: "Arrow keys on the frame", does: "Scroll the table." },
  ],
  spoken: [
    "A table “Stories”; moving in it, the story's title is read as the row's header.",
    "Marks and switches say their story: “Select The Salt Ferry”, “The Salt Ferry: featured, switch, on”.",
    "The sorted column says its direction.",
  ],
  words: [
    {
      rule: "A header is one noun; what a cell shows needs no unit then.",
      good: "Author",
      bad: "Written by (username)",
      hindi: "लेखक",
    },
  ],
  otherNames: ["data grid", "datatable", "content list", "admin list"],
};
