import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Turns one thing on or off, at once.",
  use: [
    "A setting that holds from the moment it is pressed: featured, notices.",
    "`hideLabel` in a table whose column header says it.",
  ],
  avoid: [
    { when: "It counts only when a form is sent.", instead: "Checkbox" },
    { when: "Both sides have names: night or morning.", instead: "Select" },
  ],
  anatomy: [
    { part: "Line", is: "A `label` around both." },
    { part: "Track", is: "The `input`, which what is handed on reaches." },
    { part: "Label", is: "Beside it; it does not change with the state." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it." },
    { keys: "Space", does: "Turns it on or off." },
  ],
  spoken: ["The label, “switch”, “on” or “off”."],
  words: [
    {
      rule: "Name what is on when it is on.",
      good: "Featured",
      bad: "Enable or disable featuring",
      hindi: "विशेष कहानी",
    },
  ],
  otherNames: ["toggle", "on/off", "toggle switch", "स्विच"],
};
