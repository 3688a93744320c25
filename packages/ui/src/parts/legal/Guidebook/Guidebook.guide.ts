import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Leads from one page of help and law to the others.",
  use: ["Beside the guide, the terms and the privacy policy."],
  avoid: [
    { when: "The parts of one page: its list of contents.", instead: "LegalPage" },
    { when: "The places of the whole site.", instead: "NavigationBar" },
  ],
  anatomy: [
    { part: "Navigation", is: "The root, a `nav` named by its heading." },
    { part: "Entries", is: "Four links; the one of the page is marked." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves from link to link." },
    { keys: "Enter", does: "Follows one." },
  ],
  spoken: ["The navigation by its name, and of the shown page “current page”."],
  words: [],
  otherNames: ["sidebar", "side navigation", "table of pages", "help menu"],
};
