import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Leads through the numbered pages of a long list.",
  use: [
    "Below a list whose pages have a fixed size and a known count.",
    "Where a reader comes back to “page 4”.",
  ],
  avoid: [
    {
      when: "Reading on matters more than a place: let more be loaded at the foot.",
      instead: "Button",
    },
    { when: "Sections of one page stand side by side.", instead: "Tabs" },
  ],
  anatomy: [
    {
      part: "Row",
      is: "The root, a `nav` named “Pages”; with one page alone nothing is rendered.",
    },
    { part: "Arrows", is: "Previous and next; unavailable at the ends, but still reachable." },
    {
      part: "Numbers",
      is: "The first, the last, the current page with its neighbours; “…” stands for the rest.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves from arrow to number to arrow." },
    { keys: "Enter, Space", does: "Asks for that page." },
  ],
  spoken: [
    "“Pages, navigation”, then “Page 4, button”; the shown page is “current page”.",
    "The “…” is not read.",
  ],
  words: [],
  otherNames: ["pager", "page numbers", "paginator", "पृष्ठ संख्या"],
};
