import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Gives a field its own words for a kind of fault, as a child of the field.",
  use: [
    "`Field.Error` where the library's sentence is right and yours would help more.",
    "One for each kind of fault; without `match` the words are for all of them.",
  ],
  avoid: [
    { when: "The server found it wrong: give the form its `errors`.", instead: "Form" },
    { when: "It concerns the whole form.", instead: "Callout" },
  ],
  anatomy: [
    {
      part: "Error",
      is: "Nothing by itself: its words appear where the field's error stands, and in the form's summary.",
    },
  ],
  keyboard: [],
  spoken: ["The words describe the field, and are announced when they appear."],
  words: [
    {
      rule: "Ask for what is missing.",
      good: "What shall others call you?",
      bad: "This field is required",
      hindi: "दूसरे आपको किस नाम से बुलाएँ?",
    },
  ],
  otherNames: ["field error", "validation message", "error message"],
};
