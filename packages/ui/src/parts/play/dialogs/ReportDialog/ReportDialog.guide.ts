import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets a player tell the editors that a passage should not stand as it is.",
  use: ["After “Report this passage” on a part of the log."],
  avoid: [
    { when: "The story simply goes the wrong way.", instead: "UndoDialog" },
    { when: "The narrator remembers something wrong.", instead: "MemoryPanel" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup." },
    { part: "Reasons", is: "Five radio buttons, none chosen beforehand." },
    { part: "Words", is: "A field that may stay empty." },
    { part: "Thanks", is: "Takes the place of the form once `sent` is true." },
  ],
  keyboard: [
    { keys: "Arrow keys", does: "Choose a reason." },
    { keys: "Escape", does: "Closes it; what was typed stays for the next time it opens." },
    { keys: "Tab", does: "Moves within the dialog." },
  ],
  spoken: [
    "The reasons are a group named “What is wrong with it?”.",
    "Sent without a reason, what is missing is read at once and the group is described by it.",
  ],
  words: [
    {
      rule: "Say who reads the report and what they are told.",
      good: "The author is not told who you are.",
      bad: "Your report will be processed.",
      hindi: "लेखक को आपका नाम नहीं बताया जाता।",
    },
  ],
  otherNames: ["flag", "abuse report", "feedback", "moderation"],
};
