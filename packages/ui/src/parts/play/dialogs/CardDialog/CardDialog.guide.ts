import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a passage as a picture, to be saved or shared.",
  use: ["After “Share as a picture” on a part of the log."],
  avoid: [{ when: "The whole session is taken along.", instead: "BookPages" }],
  anatomy: [
    { part: "Dialog", is: "The root: the popup." },
    { part: "Card", is: "The picture as it will be." },
    { part: "Passage", is: "A field in which it can be shortened." },
    { part: "Buttons", is: "Close; Share, where the system can; Save the picture." },
  ],
  keyboard: [
    { keys: "Tab", does: "From the passage to the buttons." },
    { keys: "Escape", does: "Closes it." },
  ],
  spoken: ["That the card is being drawn, and that a passage is too long for it."],
  words: [
    {
      rule: "Say what to do where there is no room.",
      good: "Not all of it has room on the card. Shorten it.",
      bad: "Text overflow",
      hindi: "पूरा अंश कार्ड पर नहीं आता। इसे छोटा करें।",
    },
  ],
  otherNames: ["quote", "share card", "image", "social card"],
};
