import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets the player choose who tells and who paints.",
  use: ["In a TopBar, as its models."],
  avoid: [{ when: "One kind alone is chosen.", instead: "ModelPicker" }],
  anatomy: [
    { part: "Pickers", is: "A ModelPicker for text and one for images; `busy` closes both." },
    { part: "Wishes", is: "TellingWishes, where a model of somebody else's tells." },
  ],
  keyboard: [{ keys: "Tab", does: "The text model, then the image model." }],
  spoken: ["As its two ModelPickers are."],
  words: [],
  otherNames: ["model selector", "model switcher"],
};
