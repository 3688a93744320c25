import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says the state of something in a word.",
  use: ["Draft, in review, published; new, soon."],
  avoid: [
    { when: "It is a quality or a subject: folklore, Hindi.", instead: "Chip" },
    { when: "It tells what just happened.", instead: "Callout" },
    { when: "It can be pressed.", instead: "Button" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `span`: round, in the colour of its tone." },
    { part: "Word", is: "Your children." },
  ],
  keyboard: [],
  spoken: ["Its word, in its place in the line: the tone is not heard."],
  words: [
    {
      rule: "One word, an adjective or a noun.",
      good: "Draft",
      bad: "This is a draft",
      hindi: "मसौदा",
    },
  ],
  otherNames: ["status", "pill", "tag", "label", "lozenge", "बैज"],
};
