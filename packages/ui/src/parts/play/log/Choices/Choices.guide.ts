import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Offers the story's own lines to choose from.",
  use: ["Below the last part, where the author wrote ways to go on."],
  avoid: [
    { when: "The player writes their own words.", instead: "CommandTray" },
    { when: "A choice within a form.", instead: "Select" },
    { when: "Links to other pages.", instead: "Link" },
  ],
  anatomy: [
    { part: "List", is: "The root, a `ul`; without choices nothing is drawn." },
    {
      part: "Line",
      is: "A button over the whole width, in the story's language and direction; with the odds, where it is a matter of skill.",
    },
    {
      part: "Locked line",
      is: "A lock in the leaf's place, and under it why: the author's words, else what it asks for.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "From line to line, locked ones too." },
    { keys: "Enter, Space", does: "Choose the line." },
  ],
  spoken: [
    "A list named “What do you do?” with its number of lines.",
    "Each line is a button read in the story's language; odds as “Chance of success: 62%”.",
    "A locked line is announced as unavailable, and why.",
  ],
  words: [
    {
      rule: "A choice is what the player does or says, begun with a verb.",
      good: "Say nothing, and look for the cup.",
      bad: "Option 2: silence",
      hindi: "कुछ न कहूँ, और प्याला ढूँढूँ।",
    },
  ],
  otherNames: ["options", "quick replies", "suggested actions", "branches"],
};
