import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a person beside their name, by a picture or their first letter.",
  use: ["Authors on cards, people in lists."],
  avoid: [
    { when: "The name is not beside it: write the name.", instead: "SmallText" },
    { when: "A cover or a scene.", instead: "Picture" },
  ],
  anatomy: [
    { part: "Disc", is: "The root, a `span`; its colours come from the name." },
    {
      part: "Face",
      is: "The picture; where there is none, or it fails, the first letter of the name in its own script.",
    },
  ],
  keyboard: [],
  spoken: ["Nothing: the name beside it is read."],
  words: [],
  otherNames: ["profile picture", "user image", "initials", "face", "अवतार"],
};
