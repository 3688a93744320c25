import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says to screen readers what the eye already sees.",
  use: [
    "The word behind a sign, a colour or a place: “new”, “out of 5”.",
    "A heading of a part that needs none for the eye.",
  ],
  avoid: [
    { when: "An icon alone: it takes a `label`.", instead: "Icon" },
    { when: "A field whose label is visible elsewhere: `hideLabel`.", instead: "TextField" },
  ],
  anatomy: [{ part: "Text", is: "The root, a `span` of one pixel that takes no room." }],
  keyboard: [],
  spoken: ["Its words, in their place among the others."],
  words: [
    {
      rule: "Only what is missing without eyes.",
      good: "4.5 out of 5 stars",
      bad: "Image of some stars",
      hindi: "5 में से 4.5 सितारे",
    },
  ],
  otherNames: ["sr-only", "screen reader only", "accessible text", "offscreen text"],
};
