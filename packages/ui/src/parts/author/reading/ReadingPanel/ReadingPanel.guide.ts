import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "What the narrator makes of a story's scenes, so that its author sees it and mends what is wrong by one press.",
  use: ["In a tab of the structure, beside the lines that players typed in vain."],
  avoid: [
    { when: "The author wants to write about a person at length.", instead: "BibleField" },
    { when: "Something in the structure is broken.", instead: "Findings" },
  ],
  anatomy: [
    { part: "Head", is: "The name, what this is for, and whom the story is told of." },
    { part: "Kinds", is: "Tabs for people, things, places, and who is where." },
    {
      part: "Entry",
      is: "A name with how often it is told of and how sure that is; behind it the author's sentences.",
    },
    { part: "Presses", is: "Not a person, the same as another, is here, is not here." },
    { part: "Left out", is: "What was taken off, each to be brought back." },
  ],
  keyboard: [
    { keys: "Arrow keys", does: "Move between the kinds." },
    { keys: "Enter or Space on a name", does: "Opens what is known of it." },
    {
      keys: "Enter or Space on Not a person",
      does: "Takes the name off; the next name has the focus.",
    },
  ],
  spoken: ["That the story is being read again is a status."],
  words: [
    {
      rule: "Say what was read, not how.",
      good: "Not a person",
      bad: "Remove entity",
      hindi: "यह कोई व्यक्ति नहीं",
    },
  ],
  otherNames: ["entities", "cast list", "dramatis personae", "story index", "what the parser saw"],
};
