import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Says in one line where an author's words are: saved, on their way, or kept in the browser.",
  use: [
    "A form that saves by itself.",
    "A form that waits for its button: it says that the words are kept in this browser until then.",
  ],
  avoid: [
    { when: "Saving was one act with an outcome.", instead: "Callout" },
    { when: "The news may pass, and the page has moved on.", instead: "Toasts" },
    { when: "Changes came from elsewhere.", instead: "RemoteChanges" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a `p`; its colour and icon follow the state." },
    { part: "Icon", is: "A check, a pencil, a warning, or a spinner while it is being saved." },
    { part: "Words", is: "The state; after saving, the time of day." },
    {
      part: "Announcement",
      is: "The same words for screen readers, only where somebody should know.",
    },
  ],
  keyboard: [],
  spoken: [
    "Problems are announced politely: kept in the browser, in this page alone, not saved until it is mended, not saved until you choose.",
    "“Saving...” and “Saved at 14:05” are shown and not announced: they come every few seconds.",
  ],
  words: [
    {
      rule: "Say where the words are. What is not saved is still somewhere: name the place.",
      good: "Not saved: kept in this browser",
      bad: "Save failed!",
      hindi: "सहेजा नहीं गया: इसी ब्राउज़र में रखा है",
    },
  ],
  otherNames: ["autosave indicator", "sync status", "saved state", "offline indicator"],
};
