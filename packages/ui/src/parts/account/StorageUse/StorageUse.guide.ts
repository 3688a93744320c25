import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows how much an account stores, how much there is room for, and what can go.",
  use: ["Among the settings of an account."],
  avoid: [
    { when: "One meter alone.", instead: "Meter" },
    { when: "The versions of one story.", instead: "VersionsDialog" },
  ],
  anatomy: [
    { part: "Section", is: "The root, with its heading; a placeholder until all is there." },
    {
      part: "Meters",
      is: "Stories, earlier versions, plays, pictures; from nine tenths on a meter warns.",
    },
    { part: "Unused pictures", is: "How many and how large, with a button." },
    { part: "Largest plays", is: "A list; each can be deleted after a question." },
  ],
  keyboard: [
    { keys: "Tab", does: "The link to the stories, then the buttons." },
    { keys: "Escape", does: "In the question keeps the play." },
  ],
  spoken: [
    "Each meter is read with its words: “12 MB of 64 MB”.",
    "Each button names its play; a failure is an alert.",
  ],
  words: [
    {
      rule: "Before something is deleted, say what stays.",
      good: "What you earned by it, and your coins, stay as they are.",
      bad: "This action is irreversible.",
      hindi: "इससे जो कमाया, वह और आपके सिक्के जैसे हैं वैसे ही रहेंगे।",
    },
  ],
  otherNames: ["quota", "disk usage", "limits", "clean up"],
};
