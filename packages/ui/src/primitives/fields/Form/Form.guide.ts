import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Holds fields one under the other and sends them together.",
  use: [
    "Any fields with one button that sends them.",
    "With a `Callout` as a child for the answer: it is scrolled to when it appears.",
  ],
  avoid: [
    { when: "Each change takes effect at once.", instead: "Switch" },
    { when: "It is one question before an act.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Form", is: "The root, a `form` without the browser's own messages." },
    { part: "Fields", is: "Your children, in one column." },
    { part: "Send", is: 'A `Button` with `type="submit"`.' },
  ],
  keyboard: [{ keys: "Enter", does: "In a single-line field: sends the form." }],
  spoken: [
    "Nothing of its own: each field is read with its label and error, and a `Callout` in it is announced.",
  ],
  words: [
    {
      rule: "The button says what is sent.",
      good: "Create account",
      bad: "Submit",
      hindi: "खाता बनाएँ",
    },
  ],
  otherNames: ["form layout", "fieldset", "stack of inputs"],
};
