import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Draws one of the icons in the colour of the text around it.",
  use: ["Before words that say the same.", "With a `label`, alone, where everybody knows it."],
  avoid: [
    { when: "It is pressed.", instead: "IconButton" },
    { when: "It is a picture.", instead: "Picture" },
  ],
  anatomy: [
    { part: "Drawing", is: "The root, an `svg`; lines are equally strong at each size." },
    {
      part: "icon",
      is: "The paths of an icon: ours, or any of Lucide; only what is imported is shipped.",
    },
  ],
  keyboard: [],
  spoken: ["With `label`: the label and “image”. Without: nothing."],
  words: [
    {
      rule: "The label says what it means here.",
      good: "Premium",
      bad: "Star icon",
      hindi: "प्रीमियम",
    },
  ],
  otherNames: ["glyph", "symbol", "svg icon", "lucide", "आइकन"],
};
