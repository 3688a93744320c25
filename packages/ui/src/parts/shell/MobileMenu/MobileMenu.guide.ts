import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Holds on a phone what the bar holds on a wide screen.",
  use: [
    "In a `NavigationBar`, as its `menu`: it takes the place of the links, the search and the visitor's own.",
  ],
  avoid: [
    { when: "The screen is wide: the links stand in the bar.", instead: "NavigationBar" },
    { when: "Actions of one thing.", instead: "Menu" },
  ],
  anatomy: [
    {
      part: "Button",
      is: "The root; its panel is loaded when it is pointed at, focused or pressed.",
    },
    {
      part: "Panel",
      is: "A `Drawer` titled “Menu”: search, places, the places of authors behind one heading, your switches at the foot.",
    },
  ],
  keyboard: [
    {
      keys: "Enter, Space",
      does: "On the button: opens the panel; on “Create”: opens the places of authors.",
    },
    { keys: "Tab", does: "Goes round within the panel." },
    { keys: "Enter", does: "Follows a link; the panel closes." },
    { keys: "Escape", does: "Closes it; the focus is back on the button." },
  ],
  spoken: [
    "“Menu, button”, and whether it is expanded; then “Menu, dialog”.",
    "The link of the shown page is “current page”.",
  ],
  words: [
    {
      rule: "The same words as in the bar.",
      good: "Home",
      bad: "Go to the home page",
      hindi: "मुखपृष्ठ",
    },
  ],
  otherNames: ["hamburger menu", "burger", "nav drawer", "mobile navigation"],
};
