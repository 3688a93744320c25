import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows in three short numbers how a story is received.",
  use: ["At the foot of a card.", "Wherever there is no room for words."],
  avoid: [
    { when: "There is room for words.", instead: "StoryHeader" },
    { when: "Figures to be compared.", instead: "StatTable" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a `span`." },
    { part: "Count", is: "A sign and a short number: likes, plays, bookmarks." },
  ],
  keyboard: [],
  spoken: ["Each count is read as a sentence with the whole number: “1,204 likes”, not “1.2K”."],
  words: [
    {
      rule: "Give whole numbers; the component shortens them for each language.",
      good: "likes={120400}",
      bad: 'likes="120K"',
      hindi: "1,20,400 को “1.2 लाख” दिखाना घटक का काम है",
    },
  ],
  otherNames: ["metrics", "stats", "likes", "engagement"],
};
