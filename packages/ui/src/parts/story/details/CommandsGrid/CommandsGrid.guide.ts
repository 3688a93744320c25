import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists what a story lets its player do, and what each takes in XP.",
  use: ["On the page of a story, below its own words."],
  avoid: [
    { when: "Doing it, within the story.", instead: "CommandTray" },
    { when: "Explaining it to a player in the middle of a story.", instead: "HowToPlay" },
  ],
  anatomy: [
    { part: "Section", is: "The root, named by its heading." },
    { part: "Item", is: "A command and its cost; an action of one's own always ends the list." },
  ],
  keyboard: [],
  spoken: ["A region with a list of terms: each command is followed by its cost."],
  words: [
    {
      rule: "An author's own command is a verb in the story's voice.",
      good: "Ring the bell",
      bad: "bell_action",
      hindi: "घंटी बजाओ",
    },
  ],
  otherNames: ["features", "actions list", "price list", "spec table"],
};
