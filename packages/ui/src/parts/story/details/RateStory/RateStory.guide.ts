import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks somebody who has finished a story how they liked it.",
  use: ["On the story's page and below its ending, for those who reached an ending."],
  avoid: [
    { when: "Showing what others gave.", instead: "Stars" },
    { when: "A rating that is one field of a form.", instead: "Rating" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `div`." },
    { part: "Rating", is: "Five stars, as radio buttons." },
    { part: "Answer", is: "Why it was not kept, or thanks." },
  ],
  keyboard: [
    { keys: "Arrow keys", does: "Give a star more or less." },
    { keys: "Tab", does: "Into the stars and on." },
  ],
  spoken: [
    "A group named by the question; each star is read as its number.",
    "Thanks are a status; a failure is an alert.",
  ],
  words: [
    {
      rule: "Ask plainly, and let people change their mind.",
      good: "How did you like this story?",
      bad: "Please take a moment to leave us a rating!",
      hindi: "यह कहानी आपको कैसी लगी?",
    },
  ],
  otherNames: ["review", "star rating", "feedback", "score"],
};
