import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a price in coins beside the thing that costs it.",
  use: [
    "On a button whose press takes coins: a command, a retelling, a model.",
    "In a list of models, at the end of each line.",
  ],
  avoid: [
    {
      when: "The price is nothing: leave the coin out, a free thing needs no sign.",
      instead: "Button",
    },
    { when: "A balance or a sum that was paid.", instead: "ReceiptLine" },
    { when: "A history of payments.", instead: "CoinLedger" },
  ],
  anatomy: [
    { part: "Coin", is: "The root, a `span` drawn as a ringed disc that grows with its digits." },
    { part: "Figure", is: "The number in the reader's own numerals; hidden from screen readers." },
    { part: "Sentence", is: "“2 coins”, for screen readers only." },
  ],
  keyboard: [],
  spoken: ["The price with its word, “2 coins”, as part of the name of the button it stands in."],
  words: [
    {
      rule: "Give a number and let the coin say the rest.",
      good: "Show, with a price of 5",
      bad: "Show (5c)",
      hindi: "दिखाओ, जिसका दाम 5 है",
    },
  ],
  otherNames: ["price tag", "cost badge", "credits", "token price"],
};
