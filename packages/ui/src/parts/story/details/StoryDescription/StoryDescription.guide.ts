import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Says what a story is about: its labels, its own words, how it begins, and what the player may do.",
  use: ["The main column of a story's page."],
  avoid: [
    { when: "A sentence in a list.", instead: "StoryCard" },
    { when: "Figures.", instead: "StatisticsPanel" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `div`." },
    {
      part: "Labels",
      is: "Tags, premium, difficulty and rating, as a list of chips; on a phone they come last.",
    },
    {
      part: "Tagline and description",
      is: "In the story's language; the description may use markdown.",
    },
    { part: "Beginning", is: "The author's prompt, in a frame." },
    { part: "Commands", is: "A CommandsGrid." },
  ],
  keyboard: [{ keys: "Tab", does: "Only to links within the author's words." }],
  spoken: [
    "The labels are a list with a name; the words are read in the story's own language.",
    "Difficulty is a word; its colour adds nothing.",
  ],
  words: [
    {
      rule: "Write about what the player will meet, not about the product.",
      good: "You carry the oil. Everyone else carries a reason.",
      bad: "In this interactive AI story you can choose your path.",
      hindi: "तेल आप ले जाते हैं। बाक़ी सब कोई न कोई कारण।",
    },
  ],
  otherNames: ["summary", "about", "details", "blurb", "synopsis"],
};
