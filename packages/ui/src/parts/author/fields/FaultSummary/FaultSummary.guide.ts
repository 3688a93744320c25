import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists what is wrong in a long form, above it, with a link to each field.",
  use: [
    "A form was sent and some of its fields have errors, perhaps in another tab or far below.",
    "The server refused the form: `failure` says why, above the list.",
  ],
  avoid: [
    {
      when: "The form has two or three fields that are all in view: the error at the field is enough.",
      instead: "TextField",
    },
    { when: "Something failed that no field is to blame for.", instead: "Callout" },
    { when: "A story's scenes have problems.", instead: "Findings" },
  ],
  anatomy: [
    {
      part: "Frame",
      is: "The root, a `section` that takes the focus; nothing at all while there is nothing to say.",
    },
    { part: "Failure", is: "A `Callout` of tone `danger` with the server's words." },
    { part: "Heading", is: "An `h2` that counts the errors and names the section." },
    {
      part: "List",
      is: "A link for each field, in the order of the form, and what is wrong there.",
    },
  ],
  keyboard: [
    {
      keys: "Enter on a link",
      does: "Opens the tab that the field is in, and puts the focus into the field.",
    },
    { keys: "Tab", does: "Goes from link to link, then into the form." },
  ],
  spoken: [
    "The form moves the focus here when it was sent with errors, so the count is read at once: “2 things are to be mended, region”.",
    "A failure is an alert besides: it is read even where the focus stays.",
  ],
  words: [
    {
      rule: "Say what the field needs, not what somebody did wrong.",
      good: "Title is required",
      bad: "Invalid input",
      hindi: "शीर्षक ज़रूरी है",
    },
  ],
  otherNames: ["error summary", "validation summary", "form errors"],
};
