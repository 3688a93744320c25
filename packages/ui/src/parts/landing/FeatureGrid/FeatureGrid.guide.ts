import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows what the library holds, each thing under an arch of its own.",
  use: ["On the landing page, in its section of features."],
  avoid: [
    { when: "What premium will bring.", instead: "BenefitGrid" },
    { when: "Steps in an order.", instead: "HowCards" },
  ],
  anatomy: [
    { part: "List", is: "The root, a `ul` that has as many columns as fit." },
    { part: "Feature", is: "An icon under an arch, a heading, a sentence." },
  ],
  keyboard: [],
  spoken: ["A list of six, each with its heading and sentence; the drawings are not read."],
  words: [
    {
      rule: "A noun phrase, then what one gets from it.",
      good: "Multiple endings",
      bad: "Amazing features",
      hindi: "कई अंत",
    },
  ],
  otherNames: ["feature list", "benefits", "selling points", "card grid"],
};
