import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Paints the courtyard that the landing page opens on.",
  use: ["Once, behind the first words of the landing page."],
  avoid: [{ when: "A picture of a story.", instead: "Picture" }],
  anatomy: [
    {
      part: "Drawing",
      is: "The root, an `svg` that fills its place; by day or by night with the theme, mirrored in right-to-left text.",
    },
    {
      part: "Layers",
      is: "Sky, towns, wall and tree, which move apart as one scrolls where motion is welcome.",
    },
  ],
  keyboard: [],
  spoken: ["Nothing: it is decoration."],
  words: [],
  otherNames: ["hero image", "illustration", "parallax", "background"],
};
