import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says yes or no to a statement, which counts when its form is sent.",
  use: [
    "To agree, to remember, to include.",
    "Several in a group where any number may hold; `indeterminate` for the one above them.",
  ],
  avoid: [
    { when: "It takes effect at once.", instead: "Switch" },
    { when: "One of several must hold.", instead: "Select" },
  ],
  anatomy: [
    { part: "Line", is: "A `label`: pressing the words presses the box." },
    { part: "Input", is: "What is handed on reaches the `input`." },
    {
      part: "Label, error and hint",
      is: "Words, with a link in them if need be; below them what is wrong, and a softer line.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it." },
    { keys: "Space", does: "Checks it, or takes the check away." },
  ],
  spoken: [
    "The label, “checkbox”, “checked”, “not checked” or “partially checked”, then the error and the hint.",
    "An error when it appears.",
  ],
  words: [
    {
      rule: "A statement that is true when it is checked.",
      good: "Remember me on this device",
      bad: "Do you want to be remembered?",
      hindi: "इस डिवाइस पर मुझे याद रखें",
    },
  ],
  otherNames: ["tick box", "check", "multi-select", "consent", "चेकबॉक्स"],
};
