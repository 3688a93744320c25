import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks how good something was, in one to five stars.",
  use: ["After a story has ended, or on its page."],
  avoid: [
    { when: "The stars are only shown.", instead: "Stars" },
    { when: "It is liked or not.", instead: "IconButton" },
  ],
  anatomy: [
    { part: "Group", is: "The root, a `fieldset`; its `legend` is the label." },
    {
      part: "Stars",
      is: "Five radio buttons, drawn as stars; those up to the chosen one are lit.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the chosen star, or to the first." },
    { keys: "Arrow keys", does: "Choose the next or the previous star." },
  ],
  spoken: ["The label, then “4 stars, radio button, checked, 4 of 5”."],
  words: [
    {
      rule: "Ask about the thing, not about the stars.",
      good: "How did you like this story?",
      bad: "Rate 1-5",
      hindi: "यह कहानी आपको कैसी लगी?",
    },
  ],
  otherNames: ["star rating", "score input", "review stars", "feedback", "रेटिंग"],
};
