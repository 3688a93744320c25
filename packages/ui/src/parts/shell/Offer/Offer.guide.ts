import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Suggests something that can wait, without moving the page.",
  use: ["A newer version is there; what one left off can be taken up again."],
  avoid: [
    { when: "It must be answered.", instead: "Dialog" },
    { when: "It only tells.", instead: "Toasts" },
  ],
  anatomy: [
    {
      part: "Layer",
      is: "Across the foot of the screen; a press beside the card reaches the page.",
    },
    { part: "Card", is: "What is handed on reaches it." },
    { part: "Words", is: "A status." },
    {
      part: "Buttons",
      is: "The one that puts it off, and the one that takes it: once pressed, it waits and the other is out of use.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "Moves to its buttons, in their place on the page: the focus is not taken.",
    },
    { keys: "Enter, Space", does: "Presses one." },
  ],
  spoken: ["The sentence, when the reader pauses; then the buttons, when one comes to them."],
  words: [
    {
      rule: "A sentence, and buttons that answer it.",
      good: "There is a newer version. · Load it · Later",
      bad: "Update? · OK · Cancel",
      hindi: "नया संस्करण है। · लोड करें · बाद में",
    },
  ],
  otherNames: ["prompt", "snackbar with action", "update bar", "suggestion"],
};
