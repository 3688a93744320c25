import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Picks one of very many by a part of its name or note, or makes one that is missing.",
  use: [
    "The scene that a choice leads to, among thousands.",
    "With `create`, where making it there saves a way back.",
  ],
  avoid: [
    { when: "The options are few and known.", instead: "Select" },
    { when: "They are many, but nobody makes one.", instead: "Combobox" },
  ],
  anatomy: [
    { part: "Field", is: "Label above, hint and error below." },
    { part: "Input", is: "What is handed on reaches the `input`." },
    {
      part: "List",
      is: "At most `limit` options with their notes; a line with a plus makes a new one.",
    },
  ],
  keyboard: [
    { keys: "Letters", does: "Find options by label, then by note." },
    { keys: "Down, Up", does: "Opens the list, then walks it." },
    { keys: "Enter", does: "Chooses the marked option." },
    { keys: "Escape", does: "Closes the list." },
  ],
  spoken: [
    "The label, “combobox”, what is chosen.",
    "Each option with its note; the new one by the words of `create.label`.",
    "With nothing that fits: “Nothing like that here”.",
  ],
  words: [
    {
      rule: "The option that makes one says its name.",
      good: "New scene: The well",
      bad: "Add",
      hindi: "नया दृश्य: कुआँ",
    },
  ],
  otherNames: ["creatable select", "autocomplete", "entity picker", "lookup"],
};
