import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Explains the commands, what each takes, and the models, without leaving the story.",
  use: ["Under the “Know How” button of the play page's bar."],
  avoid: [
    { when: "The whole guide on a page of its own.", instead: "GuidePage" },
    { when: "What one story allows, before it is begun.", instead: "CommandsGrid" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` named “Know How”." },
    {
      part: "Commands",
      is: "A list of terms: each command with what it does and the XP it takes.",
    },
    { part: "Models", is: "What text and image models are." },
    { part: "Guide", is: "A link that opens beside the story." },
  ],
  keyboard: [{ keys: "Tab", does: "Reaches the link to the guide, the only control in it." }],
  spoken: ["A region named “Know How”; each command is a term followed by its explanation."],
  words: [
    {
      rule: "Say what a command does for the player, then what it takes.",
      good: "A closer description, and choices · 1 XP",
      bad: "Immerse mode costs 1 experience point",
      hindi: "और पास से वर्णन, और विकल्प · 1 XP",
    },
  ],
  otherNames: ["help panel", "instructions", "legend", "cheat sheet"],
};
