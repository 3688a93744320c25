import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks what one likes to read, in one line that can be left alone.",
  use: ["Once, above the shelves of home, until it is answered or put away."],
  avoid: [
    { when: "The choice itself.", instead: "TastesForm" },
    { when: "Changing it later.", instead: "TastesSettings" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a named `section` with the question." },
    { part: "Choose", is: "Opens the choice in its place." },
    { part: "Put away", is: "The question does not come again." },
  ],
  keyboard: [{ keys: "Tab", does: "To both buttons." }],
  spoken: ["A region with a name; it takes no focus and announces nothing by itself."],
  words: [
    {
      rule: "Ask, and say what comes of an answer.",
      good: "Which languages do you read, and what do you like? Home will follow.",
      bad: "Personalise your experience!",
      hindi: "आपकी पढ़ने की भाषाएँ कौन-सी हैं, और आपको क्या पसंद है? मुखपृष्ठ उसी के हिसाब से सजेगा।",
    },
  ],
  otherNames: ["onboarding", "personalisation prompt", "banner question"],
};
