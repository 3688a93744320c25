import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows which of the five sections one is in, and leads past them.",
  use: ["On the landing page, above all its sections."],
  avoid: [{ when: "Every other page.", instead: "NavigationBar" }],
  anatomy: [
    { part: "Bar", is: "The root, a `header` that stays." },
    { part: "Sections", is: "A `nav` with a link to each; on a phone in the menu." },
    { part: "Way", is: "A button-like link to the stories." },
    { part: "Menu", is: "On a phone: the sections, and your children at its foot." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves through the sections and the way on." },
    { keys: "Enter", does: "Goes to a section, or to the stories." },
  ],
  spoken: ["The navigation “On this page”; the shown section is “current”."],
  words: [],
  otherNames: ["sticky header", "anchor navigation", "scrollspy"],
};
