import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets a reader set how a story looks, how new text comes, and how it is read aloud.",
  use: ["Beside a running story, from a button in its bar and by Alt+R."],
  avoid: [{ when: "The theme of all pages.", instead: "ThemeSwitch" }],
  anatomy: [
    { part: "Drawer", is: "The root, a modal panel at the end of the screen." },
    { part: "Preview", is: "A passage of the story, as the page would have it." },
    { part: "Size", is: "A slider with five named steps." },
    { part: "Choices", is: "All options of a setting side by side; each takes effect at once." },
    { part: "Switches", is: "Dimming, motion, the session as one text, speaking one's lines." },
    { part: "Voice", is: "The device's voices for the story's language, and their speed." },
  ],
  keyboard: [
    { keys: "Alt + R", does: "Opens and closes the panel, from anywhere on the play page." },
    { keys: "Tab", does: "Moves from setting to setting within the panel." },
    { keys: "← → ↑ ↓", does: "Choose within a setting, and move the slider." },
    { keys: "Space", does: "Turns a switch." },
    { keys: "Escape", does: "Closes the panel; the focus returns to its button." },
  ],
  spoken: [
    "A dialog named “Reading”; each setting is a group named by it, with its options as radio buttons; the size is a slider that says its step in words.",
    "Notes below a setting are read with its group.",
  ],
  words: [
    {
      rule: "An option says what one will see.",
      good: "By sentence",
      bad: "Sentence-level chunking",
      hindi: "वाक्य-वाक्य",
    },
  ],
  otherNames: ["reading preferences", "display settings", "font settings", "Aa", "reader mode"],
};
