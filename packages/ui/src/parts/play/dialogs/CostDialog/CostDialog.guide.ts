import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says what a part cost, who told it, and why it cost that or nothing.",
  use: ["From the menu of a part."],
  avoid: [{ when: "What the last turn cost, at the foot of the page.", instead: "ReceiptLine" }],
  anatomy: [
    { part: "Dialog", is: "The root: the popup, not the page behind it." },
    {
      part: "Facts",
      is: "A list of names and values: coins, XP, teller, service, and the reason.",
    },
  ],
  keyboard: [{ keys: "Escape, Enter", does: "Close it." }],
  spoken: ["The facts are a list of terms, each read with its value."],
  words: [
    {
      rule: "A part that cost nothing says so, and why.",
      good: "Told by Katha itself from the author's words, which costs no coins.",
      bad: "0",
      hindi: "इसमें सिक्के नहीं लगते।",
    },
  ],
  otherNames: ["receipt", "usage", "billing detail"],
};
