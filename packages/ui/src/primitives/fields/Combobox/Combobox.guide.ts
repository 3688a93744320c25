import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Finds one of many by a part of its name.",
  use: ["Languages, countries, categories: more than a dozen, all known."],
  avoid: [
    { when: "There are a dozen at most.", instead: "Select" },
    { when: "There are thousands, or a new one may be made.", instead: "Picker" },
    { when: "It finds pages, not a value for a form.", instead: "Finder" },
  ],
  anatomy: [
    { part: "Field", is: "Label above, hint and error below." },
    {
      part: "Input",
      is: "What is handed on reaches the `input`; with it stand a button that clears and one that shows all.",
    },
    { part: "List", is: "Opens below and marks the first that fits." },
  ],
  keyboard: [
    { keys: "Letters", does: "Open the list with what contains them." },
    { keys: "Down, Up", does: "Opens the list, then walks it." },
    { keys: "Enter", does: "Chooses the marked option." },
    { keys: "Escape", does: "Closes the list." },
  ],
  spoken: [
    "The label, “combobox”, what is chosen, the hint or the error.",
    "While walking: each option. With nothing that fits: “Nothing like that here”.",
    "The buttons are named after the field: “Clear: Language”.",
  ],
  words: [
    {
      rule: "The label names what is chosen, not the act.",
      good: "Language",
      bad: "Choose a language from the list",
      hindi: "भाषा",
    },
  ],
  otherNames: ["autocomplete", "typeahead", "searchable select", "filter select"],
};
