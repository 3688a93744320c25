import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Puts a part of the story in the reader's own words.",
  use: ["From the menu of a part."],
  avoid: [
    { when: "The author is to change it for everybody.", instead: "CorrectionDialog" },
    { when: "It is to be told another way by the teller.", instead: "RetellPart" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup, not the page behind it." },
    { part: "Text", is: "What stands in the story now, to be changed." },
    { part: "As it was told", is: "What was told, once it is reworded." },
    { part: "Buttons", is: "Take my words back; Cancel; Put it in the story." },
  ],
  keyboard: [
    { keys: "Tab", does: "The text, the original, the buttons." },
    { keys: "Escape", does: "Closes; what is written stays." },
  ],
  spoken: ["What is wrong with the text is said at the field, which takes the focus."],
  words: [
    {
      rule: "Say what does not change.",
      good: "What happened stays what it was.",
      bad: "Edits do not affect game state.",
      hindi: "जो घटा, वह वही रहेगा।",
    },
  ],
  otherNames: ["edit", "rewrite", "edit message"],
};
