import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a rating, to the tenth of a star.",
  use: ["The mean of all ratings, on a card or a story's page."],
  avoid: [
    { when: "The reader gives the rating.", instead: "Rating" },
    { when: "It is an amount, not a judgement.", instead: "Meter" },
  ],
  anatomy: [
    { part: "Row", is: "The root, a `span`." },
    { part: "Stars", is: "`max` of them; the last lit one may be lit in part." },
    { part: "Words", is: "The label, for screen readers only." },
  ],
  keyboard: [],
  spoken: ["`label`: “4.5 out of 5”. The stars themselves are not read."],
  words: [
    {
      rule: "Say the number and out of how many.",
      good: "4.5 out of 5",
      bad: "4.5 stars!!",
      hindi: "5 में से 4.5",
    },
  ],
  otherNames: ["rating display", "score", "review stars", "तारे"],
};
