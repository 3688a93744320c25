import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "A session as a book: to be read through, taken along as a file, or printed.",
  from: [
    { at: "ShelfScreen", by: "The book of a session that has ended" },
    { at: "PlayScreen", by: "The book, at the ending" },
    { at: "MapScreen", by: "The book" },
  ],
  to: [
    { at: "PlayScreen", by: "The way back" },
    { at: "MapScreen", by: "The map" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The ways back and to the map, the two switches, the buttons that save, then the pages.",
    },
    {
      keys: "Space",
      does: "On a switch: takes the reader's own lines, or the pictures, in or out.",
    },
    { keys: "Enter, Space", does: "On a button: saves the book, or opens the print dialog." },
  ],
  spoken: [
    "The switches and the buttons are the region “Take the book with you”; each chapter is a region named by its heading.",
    "That it is being bound, and that it was saved, is a status; pictures that could not be fetched are counted there.",
  ],
  words: [
    {
      rule: "A failure leaves no doubt about the story itself.",
      good: "The pages could not be gathered. Your story is safe.",
      bad: "Export error",
      hindi: "पन्ने नहीं जुटाए जा सके। आपकी कहानी सुरक्षित है।",
    },
    {
      rule: "What the file is good for.",
      good: "Saved. Every reading app opens it.",
      bad: "Export complete",
      hindi: "सहेज ली गई। पढ़ने का हर ऐप इसे खोल लेगा।",
    },
  ],
  otherNames: ["export page", "epub", "print view", "ebook"],
};
