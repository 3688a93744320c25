import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets a reader decide whether mature stories are shown, and asks their age once.",
  use: ["Among the settings of an account."],
  avoid: [
    { when: "Only whether lists have them.", instead: "MatureFilter" },
    { when: "The story itself, before it is shown.", instead: "StoryPage" },
  ],
  anatomy: [
    { part: "Section", is: "The root, a sheet with a heading." },
    { part: "Switch", is: "Shows mature stories; before the first time it asks the age." },
    { part: "Filter", is: "Leaves them out of lists in this browser." },
    { part: "Question", is: "A dialog beside the root: “Are you 17 or older?”." },
  ],
  keyboard: [
    { keys: "Space", does: "Turns the switch, or the checkbox." },
    { keys: "Escape", does: "In the question leaves the stories veiled." },
  ],
  spoken: [
    "The switch is named “Show mature stories” and says whether it is on.",
    "The question is read when it opens; a failure is an alert.",
  ],
  words: [
    {
      rule: "Ask once, say that it is once, and how to take it back.",
      good: "You are asked once. You can put the veil back at any time.",
      bad: "Confirm your age to continue",
      hindi: "आपसे एक ही बार पूछा जाएगा। परदा आप कभी भी फिर डाल सकते हैं।",
    },
  ],
  otherNames: ["age gate", "NSFW", "content settings", "parental control"],
};
