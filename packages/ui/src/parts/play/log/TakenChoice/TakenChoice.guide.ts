import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says which choice the player's own words were taken for, and takes it back at a press.",
  use: ["Below the last part, where words that were typed led on by a choice."],
  avoid: [
    { when: "The player pressed the choice, or typed just its words.", instead: "PlayLog" },
    { when: "It is not sure which choice is meant.", instead: "Choices" },
    { when: "Any other part is to go.", instead: "UndoDialog" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a `div`." },
    { part: "Sentence", is: "“You were taken to mean” and the choice, in the story's language." },
    { part: "Not what I meant", is: "A small button: most lines are understood." },
  ],
  keyboard: [{ keys: "Enter, Space", does: "Take the part back; the focus goes to the words." }],
  spoken: ["The button is described by what it does with the part and with the words."],
  words: [
    {
      rule: "Say what was understood, and blame nobody.",
      good: "You were taken to mean: “Row across”",
      bad: "Action recognized: row_across",
      hindi: "आपका मतलब यह समझा गया: “नाव से पार जाओ”",
    },
  ],
  otherNames: ["misunderstood", "undo action", "interpretation", "recognized intent"],
};
