import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "What the pages of the administration share: a bar with every place, what waits there, and the way out.",
  use: ["Around each page of the administration, once."],
  avoid: [
    { when: "The page is a player's or an author's.", instead: "Page" },
    { when: "One page has several views.", instead: "Tabs" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` around the bar and the page." },
    { part: "Skip link", is: "Leads past the bar; seen only with the focus." },
    { part: "Bar", is: "The `header`: the logo, the places, and the button that signs out." },
    {
      part: "Places",
      is: "A `nav` with a list of links. On a phone it scrolls sideways, and the current place is brought into view.",
    },
    { part: "Count", is: "A badge at Review and Reports, when something waits there." },
    { part: "Page", is: "The `main` with your children." },
  ],
  keyboard: [
    { keys: "Tab", does: "Comes to the skip link first, then to the logo and the places." },
    { keys: "Enter on the skip link", does: "Puts the focus on the page." },
  ],
  spoken: [
    "The places are a navigation “Administration”; the one that is open is the current page.",
    "A count is read in words: “Review, 3 stories wait”.",
    "While somebody is being signed out the button says “Signing out...” and is busy.",
  ],
  words: [
    {
      rule: "A place has one word, the same as its page's title.",
      good: "Reports",
      bad: "Report management",
      hindi: "शिकायतें",
    },
  ],
  otherNames: ["admin navigation", "top bar", "navbar", "sidebar", "app shell", "menu bar"],
};
