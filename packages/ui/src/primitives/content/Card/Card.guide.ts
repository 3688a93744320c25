import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "A surface with an edge that holds what belongs to one thing.",
  use: [
    "Things of one kind beside each other, each with its own title and buttons: tasks, offers, figures.",
    "With `href`, the whole card leads to the thing; what stands in `actions` is still pressed by itself.",
    "`outline` for what is not there yet: a locked task, an empty place.",
  ],
  avoid: [
    { when: "It is a story.", instead: "StoryCard" },
    { when: "It is a part of a page: a heading is enough.", instead: "Section" },
    { when: "It tells the outcome of what was done.", instead: "Callout" },
    { when: "Many things are to be compared by the same facts.", instead: "Table" },
  ],
  anatomy: [
    { part: "Card", is: "The root: a `div`, or what `as` says." },
    { part: "Head", is: "A heading, and a softer sentence under it, where given." },
    { part: "Content", is: "Your children." },
    { part: "Actions", is: "At its foot, above the link that covers the card." },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "With `href`: to the title's link, which frames the whole card; then to what is inside.",
    },
  ],
  spoken: [
    "A card says nothing of itself: its heading is in the list of headings, its link has the title's words.",
    "As an `article` or a `section` it has the name of its heading; a `li` is counted with the others.",
  ],
  words: [
    {
      rule: "The title names the thing; the sentence says why one would open it.",
      good: "Seven nights. Come back on seven nights.",
      bad: "Task #7: Click here to view details",
      hindi: "सात रातें। सात रात लौटकर आइए।",
    },
  ],
  elsewhere: { Source: null, Primer: "Card", "Base UI": null, MUI: "Card, Paper" },
  otherNames: ["panel", "paper", "tile", "box", "surface", "clickable card"],
};
