import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Finds a story by its title, from any page.",
  use: ["In the bar of the site."],
  avoid: [
    { when: "Choosing from a list that is there already.", instead: "Combobox" },
    { when: "Filtering a table.", instead: "TextField" },
  ],
  anatomy: [
    {
      part: "Search",
      is: "The root, a `search` element around the field; it changes once, when the list of results has loaded.",
    },
    { part: "Field", is: "Usable at once; what was typed stays." },
    {
      part: "Results",
      is: "Up to ten: cover, title, excerpt, category and author; each is a link.",
    },
  ],
  keyboard: [
    { keys: "Arrow Down, Arrow Up", does: "Go through the results." },
    {
      keys: "Enter",
      does: "Opens the page of the chosen story, or else of the first that is found.",
    },
    { keys: "Escape", does: "Puts the results away and keeps the letters." },
  ],
  spoken: [
    "A search field that says, once it has loaded, that it has a list.",
    "How many stories were found is announced after each answer: “3 stories found”.",
  ],
  words: [
    {
      rule: "Say what was found, not what went wrong inside.",
      good: "No stories found",
      bad: "0 results returned for query",
      hindi: "कोई कहानी नहीं मिली",
    },
  ],
  otherNames: ["typeahead", "autocomplete", "search field", "combobox", "खोज"],
};
