import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "What players typed that no choice and no answer of the story met, so that its author can answer it.",
  use: ["In the structure's own tab, with the number of open lines beside its name."],
  avoid: [
    { when: "The lines of one scene stand beside its answers.", instead: "AnswersPanel" },
    { when: "Players report what was told to them.", instead: "Queue" },
  ],
  anatomy: [
    {
      part: "Head",
      is: "The name, and whose lines these are: of players who agreed, without who.",
    },
    {
      part: "Line",
      is: "As one player typed it, with how often, when last, in which scene, and what was heard in it.",
    },
    {
      part: "Acts",
      is: "Say which choice it means, answer it, say which it must not be, or take it off the list.",
    },
    {
      part: "Answered since",
      is: "Lines that the saved story answers by now; they can only be put away.",
    },
  ],
  keyboard: [
    {
      keys: "Enter or Space on This is answered by",
      does: "Opens the scene with the answer begun.",
    },
    { keys: "Enter or Space on Take off the list", does: "Takes the line away for good." },
  ],
  spoken: [
    "Each button says the line that it is about.",
    "That lines are fetched is a status; that they could not be is an alert.",
  ],
  words: [
    {
      rule: "Speak of lines and players, never of who.",
      good: "Typed here, and not answered",
      bad: "3 unmatched inputs by user 1822",
      hindi: "यहाँ लिखा गया, और उत्तर नहीं मिला",
    },
  ],
  otherNames: ["fallthrough", "unmatched inputs", "feedback", "missed lines"],
};
