import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows what premium will bring, a card for each thing.",
  use: ["On the page of the waitlist, under the form."],
  avoid: [
    { when: "What everybody has already.", instead: "FeatureGrid" },
    { when: "What is unlocked by playing.", instead: "Medallion" },
  ],
  anatomy: [
    { part: "List", is: "The root, a `ul` that has as many columns as fit." },
    { part: "Card", is: "An icon, a heading, a sentence." },
  ],
  keyboard: [],
  spoken: ["A list of six, each with its heading and sentence."],
  words: [
    {
      rule: "A noun phrase; the sentence promises nothing that is not meant.",
      good: "Early access",
      bad: "The best experience ever",
      hindi: "पहले पढ़ने का मौका",
    },
  ],
  otherNames: ["benefits", "pricing features", "perks", "card grid"],
};
