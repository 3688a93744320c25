import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows what is in the purse, and every coin that went in or out of it.",
  use: ["On the player's page, below their tasks."],
  avoid: [
    { when: "The price of one thing.", instead: "Coin" },
    { when: "What the last turn took.", instead: "ReceiptLine" },
  ],
  anatomy: [
    { part: "Ledger", is: "The root, a `section` named “Your Coins”." },
    { part: "Balance", is: "The sum, with a note on coins set aside while a turn runs." },
    {
      part: "Table",
      is: "When, what for, how many, and then in the purse; on a phone its words wrap.",
    },
    { part: "Earlier entries", is: "A button, as long as there are some." },
  ],
  keyboard: [
    { keys: "Tab", does: "The table, then the button for earlier entries." },
    { keys: "Arrow keys", does: "Scroll the table sideways while it has the focus." },
  ],
  spoken: [
    "A table with a caption; each row is headed by what it was for.",
    "Loading is a status with words, a failure is an alert.",
  ],
  words: [
    {
      rule: "Say what the coins were for in the player's words.",
      good: "A turn · What the Vetala Asked",
      bad: "DEBIT: narration_request",
      hindi: "एक बारी · वेताल ने क्या पूछा",
    },
  ],
  otherNames: ["wallet", "transactions", "history", "statement", "balance"],
};
