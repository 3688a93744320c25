import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks or shows something that must be dealt with before the page goes on.",
  use: [
    "To confirm what cannot be undone: with `alert`, nothing but an answer closes it.",
    "A short task that belongs to the page: share, versions, a second factor.",
  ],
  avoid: [
    { when: "It tells what happened and asks nothing.", instead: "Toasts" },
    { when: "It is a few controls beside a button.", instead: "Popover" },
    { when: "It is long and stands beside the page: a journal, a menu.", instead: "Drawer" },
  ],
  anatomy: [
    { part: "Backdrop", is: "Dims the page, which cannot be reached or scrolled." },
    {
      part: "Popup",
      is: "What is handed on reaches it; in the middle, on a phone at the foot of the screen.",
    },
    { part: "Title and description", is: "Name and explain it." },
    { part: "Content", is: "Your children; when there is more than the screen holds, it scrolls." },
    { part: "Actions", is: "Buttons at its foot." },
    { part: "Cross", is: "At its corner, unless `alert`." },
  ],
  keyboard: [
    { keys: "Tab, Shift+Tab", does: "Goes round within it." },
    { keys: "Escape", does: "Asks to close it: `onOpenChange(false)`." },
  ],
  spoken: [
    "“Dialog” or “alert dialog”, the title and the description, when it opens.",
    "The page behind is silent; when it closes, the focus is back where it was.",
  ],
  words: [
    {
      rule: "The title asks; the buttons answer in the same verb.",
      good: "Delete this draft? · Delete · Keep",
      bad: "Are you sure? · Yes · No",
      hindi: "यह मसौदा हटाएँ? · हटाएँ · रहने दें",
    },
  ],
  otherNames: ["modal", "modal dialog", "popup", "lightbox", "confirm", "alert dialog", "संवाद"],
};
