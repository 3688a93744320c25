import type { Guide } from "../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Tells every card, row and list where the pages are that it links to, and how to get a picture.",
  use: ["Once, around your app, with the addresses that are not Katha's own."],
  avoid: [{ when: "Only the link component differs.", instead: "LinkProvider" }],
  anatomy: [
    { part: "Context", is: "No element of its own: only your children are rendered." },
    { part: "addresses", is: "A function for each page, and one for pictures." },
  ],
  keyboard: [],
  spoken: ["Nothing: what is heard is up to the pieces in it."],
  words: [],
  otherNames: ["routes", "urls", "href builder", "image loader"],
};
