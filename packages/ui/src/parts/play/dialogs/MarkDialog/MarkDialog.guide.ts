import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Keeps a bookmark, a name for it and a note on a part, for the reader alone.",
  use: ["From the menu of a part, from a mark beside it, and from the list of marks."],
  avoid: [
    { when: "It is to be remembered by whoever tells.", instead: "MemoryPanel" },
    { when: "It is for the author.", instead: "CorrectionDialog" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup, not the page behind it." },
    { part: "Bookmark", is: "A checkbox; with it a field for the name." },
    { part: "Note", is: "A text of several lines." },
    { part: "Buttons", is: "Take it away, where something is kept; Cancel; Keep it." },
  ],
  keyboard: [
    { keys: "Enter", does: "In the name: keeps it." },
    { keys: "Escape", does: "Closes; what is written stays." },
  ],
  spoken: ["A failure is an alert and is read at once."],
  words: [
    {
      rule: "Say who sees it.",
      good: "For you alone.",
      bad: "Private annotation",
      hindi: "केवल आपके लिए।",
    },
  ],
  otherNames: ["annotation", "highlight", "save point", "comment"],
};
