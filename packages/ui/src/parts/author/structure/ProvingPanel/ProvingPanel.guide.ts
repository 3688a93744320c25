import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Plays a story ten thousand times at a press, and shows what came of it.",
  use: ["Before a story is handed in: whether each ending is reached, and where plays stop."],
  avoid: [
    { when: "One play is to be read as a player would.", instead: "PlayFromHere" },
    { when: "A report is only shown, as to a reviewer.", instead: "ReportSheet" },
    { when: "Real players' plays are counted.", instead: "StatTiles" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` with a heading and a sentence on what it does." },
    { part: "Button", is: "Begins, stops, or begins again." },
    { part: "Progress", is: "How many plays are done, while they run." },
    {
      part: "Report",
      is: "Endings and how often each was reached, length and costs of a play, the age rating, scenes nobody came to, and where plays stop.",
    },
    {
      part: "What decides",
      is: "Where a story keeps count: under each ending what its plays had in common, and the shortest way to it, closed until it is asked for.",
    },
    {
      part: "Where a player can be stuck",
      is: "The way there and what the player has, with how many states were looked at and whether these are all.",
    },
    {
      part: "What players typed",
      is: "How many lines were typed in how many scenes, how many answers came, and how many lines were not understood as they were meant.",
    },
    {
      part: "Findings",
      is: "What the lint found, and the lines that were not understood as they were meant, under the report.",
    },
  ],
  keyboard: [
    {
      keys: "Enter or Space on Prove the story",
      does: "Begins; the same button's place then stops it.",
    },
    { keys: "Enter or Space on a scene of the report", does: "Shows the scene." },
  ],
  spoken: [
    "A progress bar says “2,400 of 10,000 plays”.",
    "When the plays are done, a status says how many there were and their seed.",
    "That players are still typing is a status.",
    "That the story has changed since is a status; that the proof broke off is an alert.",
  ],
  words: [
    {
      rule: "Speak of plays and readers, not of simulation.",
      good: "Scenes nobody came to",
      bad: "Unreachable nodes (coverage 93%)",
      hindi: "जिन दृश्यों पर कोई नहीं आया",
    },
  ],
  otherNames: ["simulation", "test run", "random test", "coverage report", "playtest"],
};
