import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Chooses an amount on a line, where about where matters more than exactly which.",
  use: [
    "A setting whose effect is seen at once: the size of letters, the speed of a voice.",
    "Few steps with names: give `valueText`, and they are read as words.",
  ],
  avoid: [
    { when: "The exact number matters.", instead: "TextField" },
    { when: "The options are of different kinds.", instead: "RadioGroup" },
    { when: "An amount is only shown.", instead: "Meter" },
    { when: "It is how far something has come.", instead: "Progress" },
  ],
  anatomy: [
    { part: "Label", is: "At the start of the first line." },
    {
      part: "Value",
      is: "At its end, in words; hidden from screen readers, which have it from the line.",
    },
    {
      part: "Line",
      is: "The root, a native `input` of the type `range`, 44 pixels high for a finger.",
    },
    { part: "Start and end", is: "What stands at its two sides, where given." },
    { part: "Hint", is: "Under it, where given." },
  ],
  keyboard: [
    { keys: "Right, Up", does: "One step more; in right-to-left text it is left that leads on." },
    { keys: "Left, Down", does: "One step less." },
    { keys: "Page Up, Page Down", does: "A tenth of the line, at least one step." },
    { keys: "Home, End", does: "The lowest and the highest value." },
  ],
  spoken: ["“Size, slider, Large”: the label, and the value in words of the reader's language."],
  words: [
    {
      rule: "Give steps a name where a number says nothing.",
      good: "Size: Large",
      bad: "Size: 3",
      hindi: "आकार: बड़ा",
    },
  ],
  elsewhere: {
    Source: null,
    Primer: null,
    "Base UI": "Slider",
    MUI: "Slider",
  },
  otherNames: ["range", "range input", "track bar", "scrubber", "volume control"],
};
