import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Gives a part of the page, or all of it, its own theme, accent, typefaces, corners and density.",
  use: [
    "Your app has a brand colour of its own.",
    "A part of a page is always light or always dark, whatever the page is: a preview, a printed page, a player.",
    "A table of numbers must be denser than the stories beside it.",
  ],
  avoid: [
    {
      when: "The whole page changes between dark and light: set `data-theme` on `<html>`.",
      instead: "ThemeSwitch",
    },
    { when: "One button should have another colour: choose its variant.", instead: "Button" },
  ],
  anatomy: [
    {
      part: "Element",
      is: "The root, a `div` of the class `katha-theme`; with `theme` it has the theme's ground.",
    },
    { part: "Content", is: "Your children, and whatever overlays they open." },
  ],
  keyboard: [],
  spoken: ["Nothing: it is a plain `div`. A theme says nothing that is not in words as well."],
  words: [],
  otherNames: [
    "theme provider",
    "accent",
    "brand colour",
    "dark mode",
    "token",
    "density",
    "skin",
    "थीम",
  ],
};
