import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows how far something has come towards its end.",
  use: [
    "Endings found, scenes written, an upload.",
    "`valueText` where a count says more than a percentage.",
  ],
  avoid: [
    { when: "Nobody knows how long it takes.", instead: "Spinner" },
    { when: "It is an amount that may go down as well.", instead: "Meter" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Words", is: "The label and the value; `hideLabel` leaves both to screen readers." },
    { part: "Bar", is: "A native `progress` that only screen readers find, and its drawing." },
  ],
  keyboard: [],
  spoken: [
    "The label, “progress bar”, and the percentage or `valueText`.",
    "A change is not announced by itself: say the end of it in a `Toasts` or `Callout`.",
  ],
  words: [
    {
      rule: "The label names what is counted.",
      good: "Endings found",
      bad: "Progress",
      hindi: "खोजे गए अंत",
    },
  ],
  otherNames: ["progress bar", "loading bar", "completion", "linear progress", "प्रगति"],
};
