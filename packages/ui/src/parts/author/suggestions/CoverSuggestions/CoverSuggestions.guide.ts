import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Has covers painted, and keeps them beside the field until the author decides.",
  use: ["An author has no picture of their own, or wants to compare some."],
  avoid: [
    { when: "Words are suggested.", instead: "TextSuggestions" },
    { when: "The cover is chosen by its address or a file.", instead: "CoverField" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` that its heading names." },
    { part: "Wish", is: "An optional line: what should be on it." },
    {
      part: "Ask",
      is: "The button that asks; while pictures are on their way there is also one to stop.",
    },
    {
      part: "Draft",
      is: "A card with who painted it, the picture, its alternative text, and the buttons to use or discard it.",
    },
  ],
  keyboard: [
    { keys: "Enter in the wish", does: "Asks. The story's form around it is not sent." },
    {
      keys: "Tab",
      does: "Goes from draft to draft. When one was discarded, the focus is on the next.",
    },
  ],
  spoken: [
    "A region with its heading; the drafts are a list.",
    "That it is asking, and how many drafts came, is a status. The pictures have no name of their own: their text stands beside them.",
    "Each button says its draft: “Use: Vishvakarma, A boatman stands with a small lamp”.",
    "A failure is an alert.",
  ],
  words: [
    {
      rule: "In a wish, say what is to be seen; moods and styles come after.",
      good: "A ferry at night, one lamp, nobody on board",
      bad: "Make it epic and beautiful",
      hindi: "रात में एक नाव, एक दीया, और उस पर कोई नहीं",
    },
  ],
  otherNames: ["image generator", "AI cover", "generate image", "art suggestions"],
};
