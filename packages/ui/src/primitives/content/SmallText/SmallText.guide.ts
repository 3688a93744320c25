import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Sets words back: a note, a date, a hint.",
  use: [
    "Below or beside the words that matter.",
    'With `as="span"` within a line, `as="time"` for a date.',
  ],
  avoid: [
    { when: "It belongs to a field: give the field a `hint`.", instead: "TextField" },
    { when: "It is the outcome of an act.", instead: "Callout" },
  ],
  anatomy: [{ part: "Text", is: "The root, a `p`, or the element that `as` names." }],
  keyboard: [],
  spoken: ["As any words: being small is not heard."],
  words: [],
  otherNames: ["caption", "helper text", "muted text", "secondary text", "footnote"],
};
