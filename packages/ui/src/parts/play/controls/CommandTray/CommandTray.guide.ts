import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets the player act: in words of their own, or by one of four commands.",
  use: [
    "At the foot of the play page, always in reach while the story is told.",
    "In a test play, where an author tries a story out.",
  ],
  avoid: [
    { when: "The story offers lines to choose from.", instead: "Choices" },
    { when: "A form with several fields.", instead: "Form" },
    {
      when: "Asking whether the last part may go: the tray only reports the press.",
      instead: "UndoDialog",
    },
  ],
  anatomy: [
    {
      part: "Form",
      is: "The root, a `form` named “Commands”.",
    },
    { part: "Field", is: "One line that grows; it shows the draft that you hold." },
    {
      part: "Act",
      is: "Sends the draft; while a turn runs it rests, with Stop beside it if you give `onStop`.",
    },
    {
      part: "Own commands",
      is: "The story's own, with their price in XP, where it has any and you give `onOwnCommand`.",
    },
    {
      part: "Commands",
      is: "Continue, Immerse, Show and Undo, each with its coin unless it is free. Where the story has ended: Show, Undo, and Play again if you give `onAgain`.",
    },
  ],
  keyboard: [
    { keys: "Enter", does: "Sends what is written, unless an input method is still composing." },
    { keys: "Shift + Enter", does: "Begins a new line." },
    {
      keys: "Tab",
      does: "Goes from the field to Act, or to Stop and Act, and through the commands.",
    },
  ],
  spoken: [
    "The field is named “Your own words, woven into the story”.",
    "Commands carry their price: “Show 5 coins”.",
    "While a turn runs the commands stay focusable and are announced as unavailable.",
  ],
  words: [
    {
      rule: "A command is one verb; its note says what comes of it.",
      good: "Undo: Take back the last part",
      bad: "Undo: Performs an undo operation",
      hindi: "वापस: पिछला भाग वापस लें",
    },
  ],
  otherNames: [
    "composer",
    "prompt box",
    "chat input",
    "action bar",
    "message box",
    "command panel",
    "आदेश",
  ],
};
