import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says quietly what a part of the story changed, and how its check came out.",
  use: ["Under a part of the log, once its text is complete."],
  avoid: [
    { when: "How everything stands now.", instead: "StateBar" },
    { when: "Something went wrong with the turn.", instead: "Callout" },
    { when: "What the turn cost.", instead: "ReceiptLine" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a `p` in the interface's language; empty, it is not there." },
    { part: "Outcome", is: "First, if there was a check: green where it was won." },
    { part: "Changes", is: "In the order in which they happened, dots between." },
  ],
  keyboard: [],
  spoken: [
    "What has just happened is announced after the part, each sentence once.",
    "Later it is read in its place, as any line.",
  ],
  words: [
    {
      rule: "Say what is so now, in the names that the author gave.",
      good: "+1 Trust, now 3 of 5 · The ring is yours",
      bad: "trust: 2 → 3, item_added(ring)",
      hindi: "+1 भरोसा, अब 5 में से 3 · अँगूठी अब आपके पास है",
    },
  ],
  otherNames: ["stat change", "notification", "toast", "check result", "dice roll", "reward"],
};
