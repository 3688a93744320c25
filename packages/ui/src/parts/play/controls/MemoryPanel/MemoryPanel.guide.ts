import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows what the narrator remembers of a session, and lets the player correct or forget it.",
  use: ["Beside a running story, when the player asks what is remembered."],
  avoid: [
    { when: "The passages themselves are to be read again.", instead: "PlayLog" },
    { when: "Settings of the account.", instead: "SettingsPage" },
  ],
  anatomy: [
    { part: "Drawer", is: "The root, a modal panel at the end of the screen." },
    { part: "News", is: "What was just saved or forgotten, with a way back for the latter." },
    {
      part: "Note",
      is: "A button, and behind it a field for what the player wants to be remembered.",
    },
    {
      part: "Groups",
      is: "What is pinned, what the player noted, names, things, promises, places, facts and what happened; empty groups are left out.",
    },
    {
      part: "Entry",
      is: "The words, a mark when they are the player's own, and three buttons: pin, correct, forget.",
    },
  ],
  keyboard: [
    {
      keys: "Escape",
      does: "Closes the panel; while an entry is corrected or a note is written it only ends that.",
    },
    { keys: "Tab", does: "Moves within the panel and never leaves it." },
    { keys: "Enter", does: "In the field begins a new line; Save and Note it keep it." },
  ],
  spoken: [
    "A dialog named “What the narrator remembers”.",
    "Each button names its entry: “Forget: A brass cup with a dent in the lip”.",
    "After forgetting, the focus is on “Bring it back” and the news is read as a status.",
  ],
  words: [
    {
      rule: "An entry is one plain statement in the story's language.",
      good: "The minister is blind and knows your mother.",
      bad: "blind; mother?",
      hindi: "मंत्री अंधे हैं और आपकी माँ को जानते हैं।",
    },
  ],
  otherNames: ["context", "facts", "notes", "AI memory", "side panel", "drawer"],
};
