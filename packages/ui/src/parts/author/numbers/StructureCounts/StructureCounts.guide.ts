import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Offers the counts of a story's structure for the figures of its form.",
  use: [
    "Scenes, branches and endings are typed into a form, and the structure in the same form can count them.",
  ],
  avoid: [
    { when: "Figures are only shown.", instead: "StatTable" },
    { when: "The structure has problems.", instead: "Findings" },
  ],
  anatomy: [
    {
      part: "Offer",
      is: "The root, a `p`: what the structure holds. It is not there when the figures agree, or the structure cannot be read.",
    },
    { part: "Take these figures", is: "A small button that writes all three into the form." },
  ],
  keyboard: [
    {
      keys: "Enter or Space on Take these figures",
      does: "Writes the figures; the offer then goes away.",
    },
  ],
  spoken: [
    "It is plain text and a button: nothing is announced when it appears, since it says nothing urgent.",
  ],
  words: [
    {
      rule: "Say what was counted and let the author decide; never change figures unasked.",
      good: "In the structure: 12 scenes, 4 with more than one way on, 3 endings.",
      bad: "Your numbers are wrong.",
      hindi: "ढाँचे में दृश्य: 12, जिनसे एक से ज़्यादा राहें निकलती हैं: 4, अंत: 3।",
    },
  ],
  otherNames: ["autofill", "suggested values", "sync counts"],
};
