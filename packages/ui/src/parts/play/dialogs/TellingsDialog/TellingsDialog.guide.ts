import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows two tellings of a part beside each other, and lets one be chosen.",
  use: ["From the menu of a part that was told again."],
  avoid: [
    { when: "Going through the tellings of the last part one by one.", instead: "RetellPart" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup, not the page behind it." },
    {
      part: "Side",
      is: "A list to choose a telling from, its text, and whether it is in the story.",
    },
    { part: "Button", is: "Go on with this telling; for the last part alone." },
  ],
  keyboard: [
    { keys: "Tab", does: "The list and the button of each side." },
    { keys: "Escape", does: "Closes it." },
  ],
  spoken: ["Each side is a region with a name; its button names the telling."],
  words: [
    {
      rule: "Say that nothing is lost by choosing.",
      good: "Every one is kept, whichever you choose.",
      bad: "Select a candidate.",
      hindi: "आप जो भी चुनें, रहेंगे सब।",
    },
  ],
  otherNames: ["diff", "compare", "alternatives", "swipes", "regenerations"],
};
