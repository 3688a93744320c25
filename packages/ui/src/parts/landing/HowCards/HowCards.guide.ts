import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells in six steps how a story is played.",
  use: ["On the landing page; on a phone with full-screen sections one at a time, by `card`."],
  avoid: [
    { when: "The whole explanation.", instead: "GuidePage" },
    { when: "Things without an order.", instead: "FeatureGrid" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Steps", is: "An `ol` of cards: icon, numeral, heading, sentence." },
    { part: "Beads", is: "On a phone, which one is shown; hidden from screen readers." },
  ],
  keyboard: [],
  spoken: [
    "A list of six with their headings; all are read, also those that a phone does not show.",
  ],
  words: [
    {
      rule: "A step begins with a verb.",
      good: "Choose a story",
      bad: "Step one: choosing",
      hindi: "कहानी चुनिए",
    },
  ],
  otherNames: ["steps", "how it works", "onboarding", "carousel"],
};
