import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Hides what not everybody needs behind a line that says what it is.",
  use: [
    "Settings that most leave as they are; a table under its picture; the text as it was before.",
    "`panel` for a part of a form, `line` for a row of a list, `quiet` for an aside.",
    "With `open` and `onOpenChange`, what is costly is rendered only while it is open.",
  ],
  avoid: [
    { when: "Several belong together.", instead: "Accordion" },
    { when: "It is shown over the page.", instead: "Popover" },
    { when: "Everybody needs it: show it.", instead: "Section" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `details` element." },
    { part: "Title", is: "Its `summary`; with `heading` there is a heading in it." },
    { part: "Aside", is: "Beside the title, where given." },
    {
      part: "Content",
      is: "Your children; the browser's search in the page finds and opens them.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the title, and then into what is open." },
    { keys: "Enter, Space", does: "Opens and closes it." },
  ],
  spoken: ["The title, the aside, and whether it is expanded."],
  words: [
    {
      rule: "Name what is inside, not the pressing.",
      good: "The same as a table",
      bad: "Click to expand",
      hindi: "यही तालिका में",
    },
  ],
  elsewhere: {
    Source: "Accordion with one row",
    Primer: "Details",
    "Base UI": "Collapsible",
    MUI: "Accordion, Collapse",
  },
  otherNames: ["collapsible", "details", "expander", "show more", "expansion panel"],
};
