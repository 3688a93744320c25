import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a session as the pages of a book, to be read on or printed.",
  use: ["On the page of a session's book."],
  avoid: [{ when: "The session is being played.", instead: "PlayLog" }],
  anatomy: [
    { part: "Article", is: "The root, in the story's language and direction." },
    { part: "Front", is: "The cover, the title and the author." },
    { part: "Contents", is: "Links to the chapters, where there are several." },
    { part: "Chapters", is: "What was told; beside it the reader's own lines." },
  ],
  keyboard: [{ keys: "Tab", does: "Through the links of the contents." }],
  spoken: [
    "Each chapter is a region with the name of its heading.",
    "A line of the reader's own is a note that begins with “You”.",
  ],
  words: [
    {
      rule: "All words in it are the story's and the reader's; a chapter without a title has its number.",
      good: "2 Give the lamp to the queen",
      bad: "Chapter 2: node_queen",
      hindi: "२ दीया रानी को दो",
    },
  ],
  otherNames: ["book", "export", "print", "transcript", "keepsake"],
};
