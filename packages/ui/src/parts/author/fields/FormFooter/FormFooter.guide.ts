import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Keeps the buttons of a long form in reach, at the foot of the window.",
  use: [
    "A form is longer than the window, and it can be left or sent from anywhere in it.",
    "A long page ends in one decision, such as the review of a story.",
  ],
  avoid: [
    {
      when: "The form fits into the window: put its buttons after the last field.",
      instead: "Form",
    },
    { when: "The form stands in a dialog, which has a place for its buttons.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Bar", is: "The root, a sticky `div` at the foot of its container." },
    {
      part: "Children",
      is: "What the form's words came to, the way out, and the one primary button, from start to end.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "A field that gets the focus behind the bar is scrolled above it. With the mouse nothing moves under the pointer.",
    },
  ],
  spoken: ["It has no role: the buttons are read as they are, after the fields."],
  words: [
    {
      rule: "The primary button says what will have happened; while it works, that it is happening.",
      good: "Save Changes, then Saving...",
      bad: "Submit",
      hindi: "बदलाव सहेजें, फिर सहेजा जा रहा है...",
    },
  ],
  otherNames: ["sticky footer", "action bar", "bottom bar", "save bar"],
};
