import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets a reader tell a story's author how a passage should read.",
  use: [
    "After “Send a correction” on a part of the log, with the selected words or the part's text.",
    "After “Send a correction” in the line on a text that awaits a native reader.",
  ],
  avoid: [{ when: "The passage should not stand at all.", instead: "ReportDialog" }],
  anatomy: [
    { part: "Dialog", is: "The root: the popup." },
    { part: "Passage", is: "As it stands in the story, to be shortened." },
    { part: "How it should read", is: "Can begin with the passage, by one press." },
    { part: "Note", is: "A field that may stay empty." },
    { part: "Thanks", is: "Takes the place of the form once `sent` is true." },
  ],
  keyboard: [
    { keys: "Escape", does: "Closes it; the parent keeps what was written." },
    { keys: "Tab", does: "Moves within the dialog." },
  ],
  spoken: [
    "Sent without what it needs, the field says what is missing and is described by it.",
    "The fields' words are in the story's language, their labels in the reader's.",
  ],
  words: [
    {
      rule: "Say who reads it, who decides, and what they are told.",
      good: "The story's author reads it and decides. They are not told who you are.",
      bad: "Submit your feedback.",
      hindi: "कहानी के लेखक इसे पढ़कर तय करते हैं। उन्हें आपका नाम नहीं बताया जाता।",
    },
  ],
  otherNames: ["typo report", "suggest an edit", "errata", "feedback"],
};
