import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks before the last part of a story is taken back for good.",
  use: ["After Undo in the tray, always: it cannot be reversed."],
  avoid: [
    { when: "Something that can be undone: do it, and offer the way back.", instead: "Toasts" },
    { when: "A new session from an earlier part.", instead: "BranchDialog" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup, an alert dialog without a cross." },
    { part: "Words", is: "What goes back, what does not." },
    { part: "Buttons", is: "Keep it; Undo this part." },
  ],
  keyboard: [
    { keys: "Enter", does: "Keeps the part: the focus starts on the answer that loses nothing." },
    { keys: "Escape", does: "Keeps the part." },
    { keys: "Tab", does: "Between the two buttons." },
  ],
  spoken: [
    "An alert dialog: title and note are read when it opens, then “Keep it”.",
    "A press beside it does nothing.",
  ],
  words: [
    {
      rule: "The question names the thing, the buttons answer it without yes and no.",
      good: "Undo this part? Keep it / Undo this part",
      bad: "Are you sure? No / Yes",
      hindi: "यह भाग वापस लें? रहने दें / यह भाग वापस लें",
    },
  ],
  otherNames: ["confirm", "are you sure", "alert dialog", "delete confirmation"],
};
