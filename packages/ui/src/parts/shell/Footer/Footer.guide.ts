import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Ends every page: whose it is, its small places, language and light.",
  use: ["Once on a page, as the `footer` of `Page`; the switches are its children."],
  avoid: [
    { when: "The main places of the site.", instead: "NavigationBar" },
    { when: "The buttons at the foot of a dialog: its `actions`.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Footer", is: "The root, a `footer`." },
    { part: "Name", is: "The logo and a line under it." },
    { part: "Links", is: "A `nav` named “Footer”; without links there is none." },
    { part: "End", is: "Your switches, and the copyright." },
  ],
  keyboard: [{ keys: "Tab", does: "Moves through the links, then the switches." }],
  spoken: ["The region “content information”, and in it the navigation “Footer” with its links."],
  words: [
    {
      rule: "The name of the page, as its heading has it.",
      good: "How to Play",
      bad: "Click for help",
      hindi: "कैसे खेलें",
    },
  ],
  otherNames: ["page footer", "site footer", "colophon", "bottom bar", "फ़ुटर"],
};
