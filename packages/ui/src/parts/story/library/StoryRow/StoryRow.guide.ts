import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lines up stories of one kind under a heading.",
  use: [
    "Each shelf of the library: featured, trending, one for each category.",
    "There is no Carousel among the primitives: this is one, for stories, and Banner is the other.",
  ],
  avoid: [
    { when: "One story alone.", instead: "Banner" },
    { when: "Everything there is, to be compared.", instead: "Table" },
  ],
  anatomy: [
    { part: "Row", is: "The root, a `section` named by its heading." },
    {
      part: "Head",
      is: "Title, a few words under it, and two buttons where the row is longer than the screen; with `autoScroll` a third that stops it.",
    },
    {
      part: "List",
      is: "A list of cards that scrolls sideways, from the reader's side of the line.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "From card to card; each is scrolled into view." },
    { keys: "Enter, Space", does: "On the two buttons turn by what can be seen; both wrap round." },
  ],
  spoken: [
    "A region named by its title, with a list and its number of stories.",
    "The buttons name the row: “Next stories in Folklore”.",
    "With `autoScroll`: once it was moved by hand, by its buttons or a swipe, it stays until its button lets it go on.",
    "It stands still under the pointer, while the keyboard is in it, and where less motion is wanted.",
  ],
  words: [
    {
      rule: "A heading says what the stories have in common.",
      good: "Court intrigue",
      bad: "More content for you",
      hindi: "दरबार की चालें",
    },
  ],
  otherNames: ["carousel", "shelf", "rail", "scroller", "list"],
};
