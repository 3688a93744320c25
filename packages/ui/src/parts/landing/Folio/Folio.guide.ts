import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a page of play before anybody has signed in.",
  use: ["On the landing page, beside the words that say what it is."],
  avoid: [
    { when: "A real session.", instead: "PlayLog" },
    { when: "A story that can be opened.", instead: "StoryCard" },
  ],
  anatomy: [
    { part: "Page", is: "The root, a `figure`." },
    { part: "Picture", is: "Above, where one is given." },
    { part: "Text", is: "A part, two choices, and a reader's own line." },
    { part: "Source", is: "The caption: which story it is from." },
  ],
  keyboard: [],
  spoken: [
    "A figure with its caption: the passage, a list of two choices, the line in the reader's own words.",
  ],
  words: [],
  otherNames: ["sample", "demo", "preview", "excerpt"],
};
