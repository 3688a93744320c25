import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells in passing that something is done, and offers a way back.",
  use: [
    "Saved, sent, archived, where the page shows no other sign of it.",
    "With an `action` to undo: then it stays until it is closed.",
  ],
  avoid: [
    { when: "The reader must act on it.", instead: "Callout" },
    { when: "It is about a field.", instead: "TextField" },
    { when: "It asks something.", instead: "Dialog" },
  ],
  anatomy: [
    {
      part: "Provider",
      is: "Around the app; inside it `useToasts()` gives a function that shows one, from its `text`, `tone` and `action`, and answers its `id` and a `close`.",
    },
    {
      part: "Region",
      is: "The root, at the bottom or the top of the screen; over the page, under dialogs, menus and pickers.",
    },
    {
      part: "Toast",
      is: "A sentence, an action if any, a cross; it goes after six seconds, later while the pointer or the focus is on it.",
    },
  ],
  keyboard: [
    { keys: "F6", does: "Moves the focus to the toasts." },
    { keys: "Tab", does: "Moves to the action and the cross." },
    { keys: "Escape", does: "Closes the one with the focus." },
  ],
  spoken: [
    "“News” is the region's name.",
    "`danger` is read at once; the others when the reader pauses.",
  ],
  words: [
    {
      rule: "What happened, in the past tense, in one sentence.",
      good: "Story archived.",
      bad: "Success!",
      hindi: "कहानी संग्रह में रख दी गई।",
    },
  ],
  otherNames: ["snackbar", "notification", "flash message", "growl", "toast", "सूचना"],
};
