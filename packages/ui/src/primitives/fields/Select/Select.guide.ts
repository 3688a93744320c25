import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Chooses one of a few that are all seen at once.",
  use: [
    "Up to a dozen options: order, kind, model with its price.",
    "`compact` with `hideLabel` in a row of controls.",
  ],
  avoid: [
    { when: "There are many, or one knows the name.", instead: "Combobox" },
    { when: "Choosing does something rather than keep a value.", instead: "Menu" },
    { when: "There are two, on and off.", instead: "Switch" },
  ],
  anatomy: [
    { part: "Field", is: "Label above, hint and error below." },
    {
      part: "Button",
      is: "What is handed on reaches it: it shows the chosen option and opens the list.",
    },
    {
      part: "List",
      is: "A label, a note and something at the end of the line for each option; a check marks the chosen one.",
    },
  ],
  keyboard: [
    { keys: "Enter, Space, Down", does: "Opens the list." },
    { keys: "Down, Up", does: "Walks it and passes what cannot be chosen." },
    { keys: "Letters", does: "Jump to the option that begins with them." },
    { keys: "Enter", does: "Chooses and closes." },
    { keys: "Escape", does: "Closes without choosing." },
  ],
  spoken: [
    "The label with the chosen option, “combobox”; then each option, and whether it is selected.",
    "While `loading` it is unavailable and keeps the focus.",
  ],
  words: [
    {
      rule: "Options are of one kind and begin with what differs.",
      good: "Newest first",
      bad: "Sort by newest",
      hindi: "नई पहले",
    },
  ],
  otherNames: ["dropdown", "drop-down list", "listbox", "picker", "सूची"],
};
