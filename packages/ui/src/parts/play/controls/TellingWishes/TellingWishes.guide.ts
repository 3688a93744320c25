import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets a reader say how long the parts are and how quickly the story moves.",
  use: ["Under the storytellers of the play page, where one of them is a model."],
  avoid: [{ when: "Choosing who tells.", instead: "ModelPicker" }],
  anatomy: [
    { part: "Wishes", is: "The root, a `div` around two rows." },
    { part: "Row", is: "A group of three radio buttons under its name: length, then pace." },
  ],
  keyboard: [{ keys: "Arrow keys", does: "Choose the value before or after; it holds at once." }],
  spoken: ["Each row is a group named by its question; each radio button says its value."],
  words: [
    {
      rule: "A value says what the reader will notice.",
      good: "Short",
      bad: "256 tokens",
      hindi: "छोटे",
    },
  ],
  otherNames: ["verbosity", "response length", "settings"],
};
