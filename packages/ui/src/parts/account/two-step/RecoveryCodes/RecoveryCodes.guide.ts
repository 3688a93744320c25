import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows the recovery codes once, and lets nobody go who has not kept them.",
  use: ["After the first app or passkey was added, and after new codes were made."],
  avoid: [
    { when: "How many are left.", instead: "TwoStepSection" },
    { when: "One of them is typed.", instead: "ProofForm" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    {
      part: "Sheet",
      is: "The codes in one list; on paper it stands alone, with the account's name.",
    },
    { part: "Ways to keep them", is: "Copy, download, print." },
    { part: "Kept", is: "A checkbox; Done works only after it." },
  ],
  keyboard: [
    { keys: "Tab", does: "Copy, Download, Print, the checkbox, Done." },
    { keys: "Space", does: "Checks “I have kept them”." },
  ],
  spoken: [
    "The list gets the focus and is read as “Recovery codes”.",
    "Whether copying succeeded is a status.",
    "Done without the checkbox warns and moves the focus to it.",
  ],
  words: [
    {
      rule: "Say that it is the only time, and why that matters.",
      good: "Keep them first: when this closes, nobody can show them again.",
      bad: "Save your backup codes!",
      hindi: "पहले इन्हें रख लें: बंद होने के बाद इन्हें कोई फिर नहीं दिखा सकता।",
    },
  ],
  otherNames: ["backup codes", "scratch codes", "emergency codes"],
};
