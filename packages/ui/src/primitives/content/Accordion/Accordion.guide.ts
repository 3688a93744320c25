import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Headings one below the other, each of which opens what stands under it.",
  use: [
    "Questions and answers; changes of a version, scene by scene; parts of which one needs a few.",
    "`single` where what is open is long, and nobody has to compare two.",
  ],
  avoid: [
    { when: "It is one alone.", instead: "Disclosure" },
    { when: "Views of the same thing, of which one is always open.", instead: "Tabs" },
    { when: "They lie inside one another.", instead: "Disclosure" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Item", is: "A `Disclosure` between lines; its title is a heading." },
    {
      part: "Content",
      is: "What the item hides; the browser's search in the page finds and opens it.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the next title, and through what is open." },
    { keys: "Enter, Space", does: "Opens and closes what is under the title." },
  ],
  spoken: ["The titles are in the list of headings; each says whether it is expanded."],
  words: [
    {
      rule: "Titles of one kind: all questions, or all nouns.",
      good: "What does a turn cost?",
      bad: "Pricing info & more",
      hindi: "एक बारी कितने की है?",
    },
  ],
  elsewhere: {
    Source: "Accordion, AccordionRow",
    Primer: null,
    "Base UI": "Accordion",
    MUI: "Accordion",
  },
  otherNames: ["expansion panels", "faq", "questions and answers", "collapse group"],
};
