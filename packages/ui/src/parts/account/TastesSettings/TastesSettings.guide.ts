import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Changes what home follows: the languages one reads and the categories one likes.",
  use: ["Among the settings of an account."],
  avoid: [{ when: "The first question, on home.", instead: "TastesLine" }],
  anatomy: [
    { part: "Section", is: "The root, a sheet with a heading and what the choice is for." },
    { part: "Form", is: "A `TastesForm`." },
    { part: "Outcome", is: "That it was kept, or that this device keeps it for now." },
  ],
  keyboard: [
    { keys: "Tab, Space, Enter", does: "To the options; takes or leaves one; keeps all." },
  ],
  spoken: ["The outcome is announced."],
  words: [
    {
      rule: "Say what the choice does not do.",
      good: "What you choose comes first on home; nothing is hidden.",
      bad: "Tune your feed.",
      hindi: "आप जो चुनते हैं वह मुखपृष्ठ पर सबसे पहले आता है; छिपता कुछ नहीं।",
    },
  ],
  otherNames: ["content preferences", "interests", "language preferences"],
};
