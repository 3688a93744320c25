import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Offers what one story alone lets its player do, each with its price in XP.",
  use: ["In the command tray, above the four commands that every story has."],
  avoid: [
    { when: "The four commands of every story.", instead: "CommandTray" },
    { when: "The ways on that a scene offers.", instead: "Choices" },
    { when: "What a story allows, before it is begun.", instead: "CommandsGrid" },
  ],
  anatomy: [
    { part: "Group", is: "The root, a `fieldset`; without commands nothing is drawn." },
    { part: "Command", is: "A button with the author's name for it and its XP, if it takes any." },
  ],
  keyboard: [
    { keys: "Tab", does: "From command to command; one out of sight scrolls into it." },
    { keys: "Enter, Space", does: "Give the command." },
  ],
  spoken: [
    "A group named “This story's own commands”; a button: “Ask the goat 5 XP”.",
    "While a turn runs they stay focusable and are announced as unavailable.",
  ],
  words: [
    {
      rule: "A command is what the player does, two or three words from the author.",
      good: "Ask the goat",
      bad: "CMD_GOAT_DIALOG",
      hindi: "बकरी से पूछो",
    },
  ],
  otherNames: ["verbs", "actions", "abilities", "skills", "custom commands"],
};
