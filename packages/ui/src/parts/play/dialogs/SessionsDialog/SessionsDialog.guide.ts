import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks which play of a story goes on, where a reader has more than one.",
  use: ["After PLAY on a story with several plays, and after “Begin anew” on one that was begun."],
  avoid: [
    { when: "There is one play: PLAY goes on with it.", instead: "StoryControls" },
    { when: "Plays of all stories.", instead: "SessionCard" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup, not the page behind it." },
    {
      part: "Play",
      is: "A link for each: its place, its last sentences, when it was played and how far it is.",
    },
    { part: "Buttons", is: "Not now; Begin anew. Show more, where there are many." },
  ],
  keyboard: [
    { keys: "Enter", does: "Goes on with the play that was played last: the focus starts there." },
    { keys: "Tab", does: "The other plays, then the buttons." },
    { keys: "Escape", does: "Closes the dialog." },
  ],
  spoken: ["Each link is its place, described by the last sentences and the facts under them."],
  words: [
    {
      rule: "Say that nothing is lost by beginning anew.",
      good: "The others stay as they are.",
      bad: "Start over?",
      hindi: "बाक़ी जैसे हैं वैसे ही रहेंगे।",
    },
  ],
  otherNames: ["save slots", "load game", "new game", "continue"],
};
