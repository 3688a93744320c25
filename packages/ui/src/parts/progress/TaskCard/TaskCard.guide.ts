import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows one task: what to do, how far it is, and what it brings.",
  use: ["In a TaskPanel."],
  avoid: [
    { when: "The player's own level.", instead: "LevelCard" },
    { when: "Something to do now, with a button.", instead: "Callout" },
  ],
  anatomy: [
    { part: "Card", is: "The root, an `article` named by its title." },
    { part: "Medallion", is: "The progress as petals, or a lock, or a tick." },
    { part: "Words", is: "Title and description; the built-in ones are translated." },
    { part: "Bar", is: "How many of how many." },
    { part: "Reward", is: "Coins, and stars where there are any." },
  ],
  keyboard: [],
  spoken: [
    "An article named by the task.",
    "“Completed” or “Locked” is read as a word; the bar says count and percent; the reward begins with “Reward”.",
  ],
  words: [
    {
      rule: "A title is a wink, the description is the plain rule.",
      good: "A flower for the teller: Like a story you had not liked.",
      bad: "LIKE_STORY_1: like 1 story",
      hindi: "कहने वाले के लिए फूल: कोई ऐसी कहानी पसंद कीजिए जो पहले न की हो।",
    },
  ],
  otherNames: ["quest", "mission", "achievement", "challenge"],
};
