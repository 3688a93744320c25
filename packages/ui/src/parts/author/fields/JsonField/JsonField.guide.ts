import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Takes JSON as text, and says at once where it cannot be read and what would be saved.",
  use: [
    "Somebody writes or pastes JSON: a story's structure, or the settings of its game.",
    "What cannot be read must not be lost: the text stays as it was typed.",
  ],
  avoid: [
    { when: "The structure is to be seen and changed as scenes.", instead: "StructurePanel" },
    { when: "The text is prose.", instead: "Textarea" },
    { when: "It is about to be saved although it cannot be read.", instead: "EmptyJsonDialog" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` around the field and what is said of it." },
    { part: "Text", is: "A tall `Textarea` from left to right, without spelling or capitals." },
    {
      part: "Warning",
      is: "A `Callout`: the line and column of the first error, and that it would be saved empty.",
    },
    { part: "Set it in order", is: "A button that indents the JSON anew, while it can be read." },
  ],
  keyboard: [
    { keys: "Tab", does: "Leaves the text; it writes no tab character." },
    {
      keys: "Enter or Space on Set it in order",
      does: "Writes the JSON anew with two spaces a level.",
    },
  ],
  spoken: [
    "The warning is a status: “This is not JSON yet: look at line 3, column 7” is read when the reader pauses, not at each key.",
    "An error of the form is read with the field, as its description.",
  ],
  words: [
    {
      rule: "Say where the error is and what becomes of the text, never the parser's own words.",
      good: "This is not JSON yet: look at line 3, column 7.",
      bad: "SyntaxError: Unexpected token } in JSON at position 42",
      hindi: "यह अभी JSON नहीं है: पंक्ति 3, अक्षर 7 देखें।",
    },
  ],
  otherNames: ["code editor", "JSON editor", "raw editor"],
};
