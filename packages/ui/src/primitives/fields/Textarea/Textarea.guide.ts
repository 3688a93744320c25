import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Takes text of several lines and grows with it.",
  use: ["A passage, a description, a comment; `size` by how much one usually writes."],
  avoid: [
    { when: "A line is enough.", instead: "TextField" },
    { when: "A line of play, sent with Enter.", instead: "CommandTray" },
  ],
  anatomy: [
    { part: "Label", is: "Above it." },
    {
      part: "Area",
      is: "What is handed on reaches the `textarea`; it grows to a limit, then scrolls.",
    },
    { part: "Error and hint", is: "Below it." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it, and on: it never writes a tab." },
    { keys: "Enter", does: "Begins a new line." },
  ],
  spoken: [
    "The label, “edit text, multi-line”, whether it is required or invalid, then the error and the hint.",
  ],
  words: [
    {
      rule: "The hint says what a good text has.",
      good: "Two or three sentences that a reader sees first",
      bad: "Description goes here",
      hindi: "दो-तीन वाक्य जो पाठक सबसे पहले देखे",
    },
  ],
  otherNames: ["multi-line input", "text area", "autosize textarea", "comment box"],
};
