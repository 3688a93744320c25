import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a player's level, coins, and how far it is to the next level.",
  use: ["`plate` at the top of the player's page, `line` above a list of tasks."],
  avoid: [
    { when: "How far one task is.", instead: "TaskCard" },
    { when: "Coins alone.", instead: "CoinLedger" },
  ],
  anatomy: [
    { part: "Card", is: "The root, a `div`." },
    { part: "Who", is: "Name, rank and level." },
    { part: "Coins", is: "With their sign." },
    { part: "Stars", is: "A bar to the next level; on the highest level a sentence in its place." },
  ],
  keyboard: [],
  spoken: [
    "The bar is named “Stars to the next level” and read as “12 of 40 stars, 30%”.",
    "The sign of the coin is not read; its number has its word.",
  ],
  words: [
    {
      rule: "Ranks are names that one is glad to bear.",
      good: "Kavi",
      bad: "Tier 3 user",
      hindi: "कवि",
    },
  ],
  otherNames: ["profile card", "XP bar", "progress", "rank"],
};
