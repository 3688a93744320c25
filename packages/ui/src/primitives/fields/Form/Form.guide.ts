import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Holds fields one under the other, checks them, and sends them together once nothing is wrong.",
  use: [
    "Any fields with one button that sends them.",
    "With rules on its fields: `required`, `type`, `rules` (length, range, pattern), `validate` of your own, `validateAsync` that asks elsewhere.",
    "With a `summary` where the form is longer than the screen.",
    "With `errors` for what the server found wrong, by the names of the fields.",
    "With a `Callout` as a child for the answer to the whole: it is scrolled to when it appears.",
  ],
  avoid: [
    { when: "Each change takes effect at once.", instead: "Switch" },
    { when: "It is one question before an act.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Form", is: "The root, a `form` without the browser's own messages." },
    {
      part: "Summary",
      is: "With `summary`: everything that is wrong, each line a link to its field. Also without, for what the server said of no field.",
    },
    { part: "Fields", is: "Your children, in one column." },
    {
      part: "Field.Error",
      is: 'A child of a field: its own words for a kind of fault, `match="valueMissing"`. Shows nothing by itself.',
    },
    { part: "Send", is: 'A `Button` with `type="submit"`.' },
    { part: "Checking", is: "A line that says so while a rule is waited for." },
  ],
  keyboard: [
    {
      keys: "Enter",
      does: "In a single-line field: sends the form. In the summary: goes to the field.",
    },
    { keys: "Tab", does: "From the summary through its lines, then through the fields." },
  ],
  spoken: [
    "A field is read with its label, what is wrong, and its hint; `aria-invalid` says that something is.",
    "What is wrong is announced when it appears: on leaving the field, and at every change from then on.",
    "On sending, the summary takes the focus and is read with the number of things; without it the first field does.",
    "While a rule is waited for, *Checking...* is a status.",
  ],
  words: [
    {
      rule: "The button says what is sent.",
      good: "Create account",
      bad: "Submit",
      hindi: "खाता बनाएँ",
    },
    {
      rule: "What is wrong says how to mend it.",
      good: "At least 3 characters",
      bad: "Invalid input",
      hindi: "कम से कम 3 अक्षर लिखिए",
    },
  ],
  otherNames: [
    "form layout",
    "fieldset",
    "stack of inputs",
    "validation",
    "error summary",
    "field error",
  ],
};
