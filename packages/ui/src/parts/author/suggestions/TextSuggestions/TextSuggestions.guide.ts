import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Suggests what a field could say, and leaves the author's words alone until one is taken.",
  use: [
    "A tagline, or the description of a cover, is hard to begin.",
    "Several wordings are to be compared.",
  ],
  avoid: [
    { when: "Pictures are suggested.", instead: "CoverSuggestions" },
    { when: "Scenes that come next are suggested.", instead: "SceneSuggestions" },
    { when: "What a suggestion replaced is wanted back.", instead: "PreviousValues" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` that its heading names, under the field." },
    { part: "Wish", is: "An optional line: what it should be like." },
    {
      part: "Ask",
      is: "The button that asks; while drafts are on their way there is also one to stop.",
    },
    {
      part: "Draft",
      is: "A card with its writer, its words, and the buttons to use or discard it. Its frame, the mark “Draft” and the writer's name tell it from the author's own.",
    },
  ],
  keyboard: [
    {
      keys: "Enter in the wish",
      does: "Asks. The story's form around it is not sent; while an input method composes, nothing happens.",
    },
    {
      keys: "Tab",
      does: "Goes from draft to draft. When one was discarded, the focus is on the next, or in the wish.",
    },
  ],
  spoken: [
    "A region with its heading; the drafts are a list.",
    "That it is asking, that it was stopped, and how many came, is a status.",
    "A draft that stands in the field says so, and its other button puts it away.",
    "A failure is an alert, and the button then tries again.",
  ],
  words: [
    {
      rule: "Say that these are drafts, and that the author's words are safe.",
      good: "Drafts to take or leave. Nothing of yours changes until you take one.",
      bad: "We improved your text!",
      hindi: "ये मसौदे हैं, लें या छोड़ दें। जब तक आप कोई न लें, आपका लिखा नहीं बदलता।",
    },
  ],
  otherNames: ["AI suggestions", "autocomplete", "text generator", "copy suggestions", "assistant"],
};
