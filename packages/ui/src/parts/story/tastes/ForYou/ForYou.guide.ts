import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Home’s own shelf of one reader: stories as they like them, and why these.",
  use: ["Above the shelves of home, for somebody who has said what they like."],
  avoid: [{ when: "Stories for everyone.", instead: "StoryRow" }],
  anatomy: [
    { part: "Row", is: "A `StoryRow` whose note says why these stories stand in it." },
    { part: "Change", is: "Opens what home follows." },
  ],
  keyboard: [{ keys: "Tab", does: "Through the row, then to the button." }],
  spoken: ["A region named “For you”; the reason is text under its heading."],
  words: [
    {
      rule: "Say why, and say so where nothing was found.",
      good: "No story in Tamil yet. The first will stand here; all others are below.",
      bad: "Recommended",
      hindi: "तमिल में अभी कोई कहानी नहीं है। पहली कहानी यहीं मिलेगी; बाकी सब नीचे हैं।",
    },
  ],
  otherNames: ["recommendations", "personalised row", "suggested"],
};
