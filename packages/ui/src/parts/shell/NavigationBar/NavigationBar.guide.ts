import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Heads every page: the name, the search, the few places, the visitor.",
  use: ["As the `header` of `Page`; `over` where a page begins with a picture."],
  avoid: [
    { when: "A page of sections that one scrolls through.", instead: "LandingHeader" },
    { when: "The head of a play.", instead: "TopBar" },
    { when: "Views of one thing.", instead: "Tabs" },
  ],
  anatomy: [
    { part: "Bar", is: "The root, a `header`; `over` keeps night's colours in both themes." },
    { part: "Name", is: "The logo, a link to the first page." },
    { part: "Search", is: "What you give; on a phone the menu holds it." },
    { part: "Places", is: "A `nav` named “Main”: links, `createMenu`, `visitor`." },
    { part: "Menu", is: "On a phone, in place of search and places." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves from the name to the search and through the places." },
    { keys: "Enter", does: "Follows a link." },
  ],
  spoken: [
    "The region “banner”, the link “Katha”, then the navigation “Main”.",
    "The link with `current` is “current page”.",
  ],
  words: [
    {
      rule: "One word, a noun; no more than five places.",
      good: "Stories",
      bad: "Browse all stories",
      hindi: "कहानियाँ",
    },
  ],
  otherNames: ["header", "navbar", "app bar", "top bar", "masthead", "नेविगेशन"],
};
