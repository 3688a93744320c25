import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says that there is nothing here, why, and what one can do.",
  use: [
    "An empty shelf, a search without results, a page that is not there.",
    'With `heading="h1"` where it is the whole page.',
  ],
  avoid: [
    { when: "Something could not be loaded.", instead: "ErrorState" },
    { when: "It is on its way.", instead: "LoadingState" },
    { when: "A table has no rows: give it `empty`.", instead: "Table" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    {
      part: "Vignette",
      is: "An empty shelf, a lamp or a path, in lines; hidden from screen readers.",
    },
    { part: "Title and note", is: "A heading, and a sentence under it." },
    { part: "Way", is: "Your children: a button or a link." },
  ],
  keyboard: [],
  spoken: ["The heading and the note, as any text: it is not announced when it appears."],
  words: [
    {
      rule: "Say what belongs here and how it comes here.",
      good: "No stories yet. Write the first one.",
      bad: "No data",
      hindi: "अभी कोई कहानी नहीं। पहली कहानी लिखिए।",
    },
  ],
  otherNames: ["blank slate", "zero state", "no results", "no data", "placeholder page"],
};
