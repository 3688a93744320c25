import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Names a quality or subject of something, in a small frame.",
  use: ["Categories and tags of a story; `dot` carries a tag's own colour."],
  avoid: [
    { when: "It is a state that changes.", instead: "Badge" },
    { when: "It filters when pressed.", instead: "Button" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `span`." },
    { part: "Dot or icon", is: "Before the words, hidden from screen readers." },
    { part: "Words", is: "Your children." },
  ],
  keyboard: [],
  spoken: ["Its words alone; put several into a list, so that they are counted."],
  words: [
    {
      rule: "A noun, as the list of tags has it.",
      good: "Folklore",
      bad: "Folklore stories",
      hindi: "लोककथा",
    },
  ],
  otherNames: ["tag", "label", "token", "category", "टैग"],
};
