import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Takes a story out for another program, and says first what that program cannot hold.",
  use: ["An author wants a copy of their own, or goes on writing in Twine or Inky."],
  avoid: [
    { when: "A story comes in.", instead: "ImportDialog" },
    { when: "Somebody else is to play it.", instead: "ShareDraftDialog" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root, a medium `Dialog`." },
    {
      part: "Format",
      is: "One list item each: what it is for, and a button with the name of its file.",
    },
    {
      part: "Losses",
      is: "Under its format: fields that travel in notes, scenes that go by plainer names, and what does not work there.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes from format to format, and stays inside the dialog." },
    {
      keys: "Enter or Space on a format",
      does: "Downloads the file; the dialog stays open for another.",
    },
    { keys: "Escape", does: "Closes the dialog." },
  ],
  spoken: [
    "Each format is a heading in a list; its button says the file: “Download ferry.twee”.",
    "What is lost is a list that its count names: “3 things do not work there”.",
  ],
  words: [
    {
      rule: "Name the program that reads the format, not the format's merits.",
      good: "For Twine and Tweego.",
      bad: "Industry-standard interchange format",
      hindi: "Twine और Tweego के लिए।",
    },
  ],
  otherNames: ["download", "save as", "export modal", "backup"],
};
