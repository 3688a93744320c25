import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Takes files that are chosen, dropped or pasted, and says why it does not take others.",
  use: [
    "A story from another program, a picture for a cover.",
    "With `accept`, `maxBytes` and `maxFiles`: what does not fit is refused before anything is sent.",
    "`small` beside other fields, `medium` where it is what the page is about.",
  ],
  avoid: [
    { when: "A story's cover.", instead: "CoverField" },
    {
      when: "It is text that one can paste as well: offer a field beside it.",
      instead: "Textarea",
    },
  ],
  anatomy: [
    { part: "Group", is: "The root, a `fieldset`; its `legend` is the label." },
    { part: "Zone", is: "What one drops on: words, which a finger does not see, and the button." },
    { part: "Limits", is: "What it takes, in words." },
    { part: "Refused", is: "A sentence for each file that was not taken." },
    { part: "Files", is: "What was chosen, each with its size and a button that removes it." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the button, then to the buttons that remove." },
    { keys: "Enter, Space", does: "Opens the browser's file chooser." },
    {
      keys: "Ctrl V, ⌘ V",
      does: "While the focus is in it: takes files and pictures that were copied.",
    },
  ],
  spoken: [
    "The button with what it takes, then what is chosen: “Chosen: once.ink”.",
    "Why a file was refused, when it was; what was chosen before stays, and that is said too.",
    "After removing, the focus goes to the next file, and after the last one to the button.",
  ],
  words: [
    {
      rule: "Say what to choose, not that there is an upload.",
      good: "Choose a picture",
      bad: "Upload",
      hindi: "तस्वीर चुनें",
    },
  ],
  elsewhere: { Source: null, Primer: null, "Base UI": null, MUI: null },
  otherNames: ["file input", "upload", "dropzone", "file picker", "file uploader", "attachment"],
};
