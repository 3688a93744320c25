import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks a player once whether authors may see lines that their story could not answer.",
  use: ["Above the tray, once the player has typed a line of their own and was never asked."],
  avoid: [{ when: "Changing the answer later.", instead: "LineSharing" }],
  anatomy: [
    { part: "Question", is: "The root, a `section` with one quiet sentence." },
    { part: "Answers", is: "Two buttons of one weight: nobody is led." },
  ],
  keyboard: [{ keys: "Enter, Space", does: "Give the answer that has the focus." }],
  spoken: ["A region named “What you type”; it is not announced and does not take the focus."],
  words: [
    {
      rule: "Ask for what is wanted, and say what happens without an answer.",
      good: "Nothing is kept unless you say yes.",
      bad: "We value your privacy",
      hindi: "जब तक आप हाँ न कहें, कुछ नहीं रखा जाता।",
    },
  ],
  otherNames: ["consent banner", "opt in", "privacy prompt"],
};
