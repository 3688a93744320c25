import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows how a story is played in four figures, and how far most plays come.",
  use: [
    "The head of a story's figures, before the lists that explain them.",
    "Figures that an author compares with last week's, so they stay in the same place.",
  ],
  avoid: [
    { when: "Nobody has played it yet.", instead: "EmptyState" },
    { when: "Facts stand in pairs of a name and a value.", instead: "StatTable" },
    { when: "Scenes are compared by their share.", instead: "ShareList" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` with a hidden heading, “At a glance”." },
    {
      part: "Tiles",
      is: "A `dl`: plays begun, plays finished, completion and rating, each with a line under it.",
    },
    { part: "Completion", is: "The one figure in the accent: it matters most." },
    {
      part: "Road",
      is: "A bar as long as the share of finished plays; it repeats the figures and is hidden from screen readers.",
    },
  ],
  keyboard: [],
  spoken: [
    "A region “At a glance” with a list of terms: “Plays begun, 1,204, by 311 players”.",
    "The stars are read as a figure: “4.5 out of 5”. Without any it says “No stars yet”.",
    "Figures are written in the page's language, with its digits and separators.",
  ],
  words: [
    {
      rule: "Name what was counted, and under it of whom or of what.",
      good: "Completion: 48%, of plays come to an ending",
      bad: "Conversion rate: 0.48",
      hindi: "पूर्णता: 48%, खेल किसी अंत तक पहुँचते हैं",
    },
  ],
  otherNames: ["KPI tiles", "metrics", "stat cards", "dashboard numbers", "analytics"],
};
