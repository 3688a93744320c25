import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells who did what to what, and when, and can show what it was before.",
  use: ["The audit log, newest first, where nothing can be changed."],
  avoid: [
    { when: "Versions of a story are compared or restored.", instead: "VersionsDialog" },
    { when: "There are columns to sort or to compare.", instead: "Table" },
    { when: "Something has to be decided.", instead: "Queue" },
  ],
  anatomy: [
    { part: "List", is: "The root, an `ol`." },
    { part: "Moment", is: "A `time` with date and hour." },
    {
      part: "Sentence",
      is: "The actor, what was done, and the subject, a link where it still exists.",
    },
    { part: "Before and after", is: "Folded: both sides as text, from left to right." },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes from subject to subject and to what is folded." },
    { keys: "Enter or Space on Before and after", does: "Unfolds it." },
  ],
  spoken: [
    "A list of sentences; what is folded is announced as collapsed or expanded by the browser.",
    "An act that is newer than the words is shown by its own name, such as `tag.merged`.",
  ],
  words: [
    {
      rule: "Write the act as a past tense that stands between the actor and the subject.",
      good: "Meera merged a tag: Slow burn",
      bad: "TAG_MERGE executed",
      hindi: "मीरा ने एक टैग मिलाया: धीमी आँच",
    },
  ],
  otherNames: ["audit log", "activity log", "history", "event log", "activity feed"],
};
