import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says that the whole page is on its way.",
  use: ["In place of a page whose layout is not known before its content."],
  avoid: [
    { when: "The layout is known.", instead: "Skeleton" },
    { when: "A button is at work: its `loading`.", instead: "Button" },
    { when: "It could not be loaded.", instead: "ErrorState" },
  ],
  anatomy: [
    { part: "Place", is: "The root, a `div` nearly as tall as the screen." },
    { part: "Status", is: "An `output` with a spinner and your words." },
  ],
  keyboard: [],
  spoken: ["Your words, when the reader pauses: it is a status."],
  words: [
    {
      rule: "Say what is on its way.",
      good: "Opening the story",
      bad: "Please wait...",
      hindi: "कहानी खुल रही है",
    },
  ],
  otherNames: ["loader", "loading page", "full page spinner", "suspense fallback"],
};
