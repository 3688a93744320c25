import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Sets the words that an author leans on in italics, and hides the asterisks around them.",
  use: ["A line of narration is printed word for word and may hold `*leaning*` words."],
  avoid: [
    { when: "The text has links, lists or headings.", instead: "Markdown" },
    { when: "Whole passages of a story are to be read one after another.", instead: "PlayLog" },
  ],
  anatomy: [
    { part: "Text", is: "No element of its own: the words stand in the paragraph around it." },
    { part: "Leaning words", is: "An `em` for each pair of asterisks within a line." },
  ],
  keyboard: [],
  spoken: ["The line as it is written, without asterisks; a few readers stress an `em`."],
  words: [
    {
      rule: "Lean on a word or two, never on a sentence.",
      good: "She knew *every* name in the ledger.",
      bad: "*She knew every name in the ledger.*",
      hindi: "वह बही का *हर* नाम जानती थी।",
    },
  ],
  otherNames: ["italics", "stress"],
};
