import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lays out a page: the bar, the page itself, the footer.",
  use: ["Around every page that has a bar and a footer."],
  avoid: [
    { when: "A play, which has the whole screen.", instead: "PlayPage" },
    { when: "A part of a page.", instead: "Section" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` as tall as the screen at least." },
    {
      part: "Skip link",
      is: "The first thing that the keyboard reaches; visible while it has the focus.",
    },
    { part: "Header", is: "What you give." },
    { part: "Main", is: "The `main`, with your children." },
    { part: "Footer", is: "What you give, at the foot also of a short page." },
  ],
  keyboard: [
    { keys: "Tab", does: "On a fresh page: shows “Skip to the page”." },
    { keys: "Enter", does: "On that link: moves past the bar, to `main`." },
  ],
  spoken: [
    "“Skip to the page, link” first; then the regions banner, main and content information.",
  ],
  words: [],
  otherNames: ["layout", "app shell", "page template", "scaffold"],
};
