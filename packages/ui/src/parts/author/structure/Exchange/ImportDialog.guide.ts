import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Brings a story in from another program, and shows what would come before anything changes.",
  use: ["A story from Twine, Inky or another copy of Katha takes the place of the structure."],
  avoid: [
    { when: "A story goes out.", instead: "ExportDialog" },
    { when: "JSON is written by hand in the form.", instead: "JsonField" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root, a medium `Dialog`." },
    { part: "File", is: "A place to drop a file on, and a button that opens the file chooser." },
    { part: "Text", is: "A field to paste into; it goes away once a file was chosen." },
    {
      part: "Work",
      is: "While a story is read: that it is, and a button to stop; where that came to nothing: why, and a button to try again.",
    },
    {
      part: "Preview",
      is: "Title, scenes, endings, what is lost, what will have to be mended, and what it replaces; or why it cannot be read.",
    },
    { part: "Import", is: "The primary button, there only when a story could be read." },
  ],
  keyboard: [
    {
      keys: "Enter or Space on Choose a file",
      does: "Opens the browser's file chooser: dropping a file is never the only way.",
    },
    { keys: "Tab", does: "Stays inside the dialog." },
    { keys: "Escape", does: "Closes the dialog; nothing was changed." },
  ],
  spoken: [
    "A text that cannot be read is an alert, with the line where it breaks off.",
    "That a story is being read is a status; that it took too long or broke off is an alert.",
    "The preview is a region “What comes in”; what it replaces is a status.",
  ],
  words: [
    {
      rule: "Say what is replaced and how to have it back.",
      good: "It takes the place of the 12 scenes that are here now. Undo brings it back.",
      bad: "Warning: this will overwrite existing data!",
      hindi: "यह अभी के 12 दृश्यों की जगह लेगी। वापस लेने पर वे लौट आएँगे।",
    },
  ],
  otherNames: ["upload", "file import", "drop zone", "paste story"],
};
