import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells a new reader what coins they have, what those are for, and what is free.",
  use: ["Once, where a new reader begins: above the shelves of home."],
  avoid: [
    { when: "What a task has just paid.", instead: "ReceiptLine" },
    { when: "What was paid and spent.", instead: "CoinLedger" },
  ],
  anatomy: [
    { part: "Card", is: "The root, a `section` named by its heading." },
    { part: "Words", is: "The coins and their use; then what asks for none." },
    { part: "Ends", is: "Where coins are earned, and a button that puts it away." },
  ],
  keyboard: [{ keys: "Tab", does: "To the link and the button." }],
  spoken: ["A region with a name; it takes no focus and announces nothing by itself."],
  words: [
    {
      rule: "Say what is free as plainly as what is not.",
      good: "The price stands beside each command before you press it.",
      bad: "Buy coins to unlock the full experience!",
      hindi: "हर आदेश का दाम उसे दबाने से पहले उसके पास लिखा रहता है।",
    },
  ],
  otherNames: ["onboarding", "greeting", "introduction", "first run"],
};
