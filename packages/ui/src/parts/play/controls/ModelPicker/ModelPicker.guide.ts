import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Chooses the model that tells or paints, with the price of each in sight.",
  use: ["In the bar of the play page: one for text, one for images."],
  avoid: [
    { when: "Any other single choice from a list.", instead: "Select" },
    {
      when: "The coins do not reach for a model: offer those they reach for.",
      instead: "AlternativesPanel",
    },
  ],
  anatomy: [
    { part: "Picker", is: "The root, a `div` around the button and the panel." },
    { part: "Button", is: "The name of the chosen model and its coin." },
    {
      part: "Panel",
      is: "A group of radio buttons: name, a line about its manner, who serves it, its coin.",
    },
    { part: "Hint", is: "With `hint`, a quiet line under the models: what others would be." },
  ],
  keyboard: [
    {
      keys: "Enter, Space",
      does: "On the button opens the panel; the chosen model has the focus.",
    },
    { keys: "Arrow keys", does: "Choose the model before or after; the choice holds at once." },
    { keys: "Enter, Escape", does: "In the panel close it and return to the button." },
    { keys: "Tab", does: "Leaves the panel, which closes behind it." },
  ],
  spoken: [
    "The button says its kind, name and price: “Text model: Tenali 1 coin”, and whether it is open.",
    "The panel is a group named like the kind; each radio button says name, note, who serves it and price; a hint describes the group.",
  ],
  words: [
    {
      rule: "A note says how the model tells, in one line.",
      good: "Dry, patient, one step ahead.",
      bad: "A powerful state-of-the-art model.",
      hindi: "रूखा, धीर, एक क़दम आगे।",
    },
  ],
  otherNames: ["model selector", "dropdown", "LLM picker", "select"],
};
