import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows the tasks of one kind in a row, what is done last.",
  use: ["One for each kind on the player's page: daily, milestone, achievement."],
  avoid: [
    { when: "A single task.", instead: "TaskCard" },
    { when: "A list to be sorted or searched.", instead: "Table" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` named by its heading." },
    {
      part: "Head",
      is: "Title, a line under it, and two buttons where the row is longer than the screen.",
    },
    {
      part: "Row",
      is: "A list of cards; or outlines, a failure with a retry, or a sentence where there are none. It runs to the edges of a page with `padding-inline: var(--k-gutter)`.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "The two buttons, then the row." },
    { keys: "Arrow keys", does: "Scroll the row while it has the focus." },
    { keys: "Enter, Space", does: "On the buttons turn the row by a page." },
  ],
  spoken: [
    "A region with a list named like it.",
    "Loading is a status, a failure is an alert; the retry asks for this kind alone.",
    "The buttons name the row: “Next tasks in Daily Tasks”.",
  ],
  words: [
    {
      rule: "Where there is nothing, say when there will be.",
      good: "Check back later for new challenges!",
      bad: "No data",
      hindi: "नई चुनौतियों के लिए फिर आइए!",
    },
  ],
  otherNames: ["quests", "achievements", "missions list", "carousel"],
};
