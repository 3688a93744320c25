import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows at the edge of the screen how many sections there are and which one is seen.",
  use: ["On the landing page, as long as it goes section by section."],
  avoid: [
    { when: "Pages of a list.", instead: "Pagination" },
    { when: "Views of one thing.", instead: "Tabs" },
  ],
  anatomy: [
    { part: "Navigation", is: "The root, a `nav` named “Sections”." },
    { part: "Dot", is: "A link; its name appears on hover and focus." },
  ],
  keyboard: [
    {
      keys: "Page Down, Page Up, arrow keys, Home, End",
      does: "Turn to another section, from anywhere on the page, where the sections fill the window.",
    },
    { keys: "Tab", does: "Moves from dot to dot and shows its name." },
    { keys: "Enter", does: "Goes to that section." },
  ],
  spoken: [
    "The navigation “Sections”, each link by its section's name; the shown one is “current”.",
  ],
  words: [],
  otherNames: ["dot navigation", "page dots", "stepper", "scroll indicator"],
};
