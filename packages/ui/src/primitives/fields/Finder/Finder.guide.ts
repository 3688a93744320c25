import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Finds a place by what is written and leads there.",
  use: [
    "Stories from the head of every page, scenes within a map.",
    "Where results come from a server: you give `items` and a `status`.",
  ],
  avoid: [
    { when: "What is found becomes a value of a form.", instead: "Combobox" },
    { when: "It filters a list that is on the page: a field is enough.", instead: "TextField" },
  ],
  anatomy: [
    {
      part: "Box",
      is: "The root, a `search` with an icon, the input and a button that empties it.",
    },
    {
      part: "Status",
      is: "The state of the search in a sentence, shown only while there is nothing to list.",
    },
    { part: "Results", is: "Each a link drawn by your `itemComponent`, or a place on this page." },
  ],
  keyboard: [
    { keys: "Letters", does: "Search; the list opens." },
    { keys: "Down, Up", does: "Walk the results and come round to the input." },
    { keys: "Enter", does: "Follows the marked one, or else the first, as soon as it is found." },
    { keys: "Escape", does: "Closes the list." },
  ],
  spoken: [
    "The label, “search, combobox”.",
    "`status` whenever it changes: “3 stories found”.",
    "While walking: each result.",
  ],
  words: [
    {
      rule: "The status says how many there are, or why none.",
      good: "No story is called so",
      bad: "0 results",
      hindi: "इस नाम की कोई कहानी नहीं है",
    },
  ],
  otherNames: ["search box", "search bar", "quick search", "command palette", "autocomplete"],
};
