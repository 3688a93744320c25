import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Holds what a reader can do with a story: play, like, keep, share.",
  use: ["Under the title of a story's page."],
  avoid: [
    { when: "PLAY alone, on a card.", instead: "StoryCard" },
    { when: "What an author does with a story.", instead: "Menu" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a `div`; without any callback nothing is drawn." },
    {
      part: "PLAY",
      is: "The one bright button of the page; while `starting` it says so and takes no second press.",
    },
    { part: "Marks", is: "Like and keep, filled once given; share." },
    { part: "Begin anew", is: "A quiet line under them, once the story was begun." },
  ],
  keyboard: [
    { keys: "Tab", does: "PLAY, like, keep, share." },
    { keys: "Enter, Space", does: "Press them." },
  ],
  spoken: [
    "The marks say what a press does now: “Like” before, “Take back the like” after.",
    "While the session is made, PLAY is announced as busy.",
  ],
  words: [
    {
      rule: "A control that would do nothing is left out, not greyed.",
      good: "no Share where sharing is impossible",
      bad: "a grey Share button",
      hindi: "जहाँ साझा न हो सके, वहाँ बटन ही न हो",
    },
  ],
  otherNames: ["actions", "button group", "call to action", "favourite", "bookmark"],
};
