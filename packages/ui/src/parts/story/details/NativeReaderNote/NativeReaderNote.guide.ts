import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Says that no native reader of a story's language has read its text yet, and offers to correct it.",
  use: ["On the story's page and above the first part of a play, where its author says so."],
  avoid: [{ when: "A card of the story stands in a list.", instead: "StoryCard" }],
  anatomy: [
    { part: "Line", is: "The root: one sentence, as quiet as a caption." },
    { part: "Send a correction", is: "A button within the line." },
  ],
  keyboard: [{ keys: "Enter or Space", does: "Opens the form for a correction." }],
  spoken: ["The language has its name in the reader's language."],
  words: [
    {
      rule: "Say what is so, and no more: it is neither a warning nor an excuse.",
      good: "Not yet read by a native reader of Tamil.",
      bad: "Warning: this translation may contain errors!",
      hindi: "तमिल के किसी मातृभाषी पाठक ने अभी इसे नहीं पढ़ा है।",
    },
  ],
  otherNames: ["translation notice", "unreviewed text", "proofread"],
};
