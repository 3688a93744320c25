import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows one of a few panels that belong to the same thing.",
  use: [
    "Two to six views of one story: details, statistics, comments.",
    "Where a `badge` shows which of them needs a look.",
  ],
  avoid: [
    { when: "Each has its own address: use links in a `nav`.", instead: "Link" },
    { when: "One must compare the panels: put them one below the other.", instead: "Section" },
    { when: "It chooses a value for a form.", instead: "Select" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` around the list and its panels." },
    { part: "List", is: "A `tablist` named by `label`; it scrolls sideways when it is too long." },
    { part: "Tab", is: "Its label and, where given, a badge." },
    { part: "Panel", is: "The content; hidden ones are left out, unless `keepMounted`." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the open tab, then into its panel." },
    {
      keys: "Left, Right",
      does: "Opens the neighbouring tab; in right-to-left text the other way round.",
    },
    { keys: "Home, End", does: "Opens the first or the last." },
  ],
  spoken: [
    "“Details, tab, selected, 1 of 3”, with what the badge says; then the panel under the tab's name.",
  ],
  words: [
    {
      rule: "One or two words, all of one kind: nouns.",
      good: "Statistics",
      bad: "See the statistics",
      hindi: "आँकड़े",
    },
  ],
  otherNames: ["tab bar", "tab list", "tabbed view", "segmented view", "टैब"],
};
