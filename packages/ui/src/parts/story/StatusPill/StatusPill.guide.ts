import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says what state a story is in: draft, in review, published, archived.",
  use: ["Beside the title of a story in lists and panels of its author or an editor."],
  avoid: [
    { when: "How a task stands.", instead: "Badge" },
    { when: "A category or a tag.", instead: "Chip" },
  ],
  anatomy: [{ part: "Pill", is: "The root, a `span`: green when published, grey otherwise." }],
  keyboard: [],
  spoken: ["Read as its word; the colour adds nothing to it."],
  words: [
    {
      rule: "A state is one or two words, an adjective or a participle.",
      good: "In review",
      bad: "This story is currently being reviewed",
      hindi: "समीक्षा में",
    },
  ],
  otherNames: ["status badge", "label", "tag", "lozenge"],
};
