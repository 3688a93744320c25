import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks before a second session grows from an earlier part of the story.",
  use: ["After “Go on from here in a new session” on a part of the log."],
  avoid: [
    { when: "The last part is to go.", instead: "UndoDialog" },
    { when: "Any other question.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root: the popup, not the page behind it." },
    { part: "Failure", is: "A Callout, when the session could not be made." },
    { part: "Buttons", is: "Stay in this one; Begin the new session." },
  ],
  keyboard: [
    {
      keys: "Enter",
      does: "Begins the new session: the focus starts there, as nothing is lost by it.",
    },
    { keys: "Escape", does: "Stays in this session." },
    { keys: "Tab", does: "Moves within the dialog." },
  ],
  spoken: [
    "Title and explanation are read when it opens.",
    "A failure is an alert and is read at once.",
  ],
  words: [
    {
      rule: "Say what stays before what begins.",
      good: "The session you are in stays as it is.",
      bad: "A new session will be created. Continue?",
      hindi: "जो खेल आप खेल रहे हैं, वह जैसा है वैसा ही रहेगा।",
    },
  ],
  otherNames: ["fork", "save point", "alternate timeline", "confirm dialog"],
};
