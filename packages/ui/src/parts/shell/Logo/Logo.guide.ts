import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows the name in both scripts.",
  use: ["At the head and the foot of a page, and where a page begins with it."],
  avoid: [{ when: "The name stands in a sentence: write it.", instead: "SmallText" }],
  anatomy: [
    {
      part: "Drawing",
      is: "The root, an `svg` in the colour of the text around it; the Devanagari half in its own.",
    },
  ],
  keyboard: [],
  spoken: ["“Katha, image”; inside a link it is the link's name."],
  words: [],
  otherNames: ["wordmark", "brand", "site name"],
};
