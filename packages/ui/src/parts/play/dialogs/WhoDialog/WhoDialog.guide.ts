import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks before the first line who the player is, and what is in their bag.",
  use: ["When a story that asks is begun: from its page, and when it is played again."],
  avoid: [
    { when: "The story asks nothing: it begins at once.", instead: "PlayPage" },
    { when: "The account of a person.", instead: "EmailForm" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: a title, a sentence, and Begin." },
    {
      part: "Questions",
      is: "In the author's order: a field for what is written, a list for one of several.",
    },
    { part: "Bag", is: "A group of checkboxes, with how many may be chosen." },
  ],
  keyboard: [
    { keys: "Enter", does: "In a field: begins." },
    { keys: "Escape", does: "Closes it; what was answered stays." },
  ],
  spoken: [
    "A dialog named “Who are you?”.",
    "A field left empty is named when one begins, and the keyboard is taken there; one thing too many at once.",
  ],
  words: [
    {
      rule: "A question is the name of the quality, as short as a field's label.",
      good: "What they call you",
      bad: "Please enter character name:",
      hindi: "लोग आपको क्या कहते हैं",
    },
  ],
  otherNames: ["character creation", "onboarding", "name entry", "loadout", "setup"],
};
