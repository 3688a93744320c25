import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Keeps the player's account in one quiet line: where they are, what the last turn took, what is left.",
  use: ["At the foot of the play page, under the tray."],
  avoid: [
    { when: "Every movement of coins.", instead: "CoinLedger" },
    { when: "The price before something is done.", instead: "Coin" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a `p`." },
    {
      part: "News",
      is: "What was just earned, a `status`. On a phone it stands alone until the next turn.",
    },
    { part: "Start", is: "XP and, when the number of scenes is known, the position." },
    {
      part: "End",
      is: "What the last turn took and what is left; each is left out while it is not known.",
    },
  ],
  keyboard: [],
  spoken: [
    "Plain text, read in passing; it is not announced when it changes. News is, when the screen reader is idle.",
  ],
  words: [
    {
      rule: "Say it without a verb where the place says the rest.",
      good: "Last turn: 1 coin · 62 coins left",
      bad: "You have been charged 1 credit for this request.",
      hindi: "पिछली बारी: 1 सिक्का · 62 बाक़ी",
    },
  ],
  otherNames: ["status bar", "balance", "footer", "cost summary"],
};
