import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Tells how the servers, queues, models and routes do: first what somebody should see to, then everything.",
  use: ["An administrator looks whether all is well, or why something is slow."],
  avoid: [
    { when: "One story's figures are shown.", instead: "StatTiles" },
    { when: "One value is measured against a limit.", instead: "Meter" },
  ],
  anatomy: [
    { part: "Board", is: "The root, a `div`." },
    {
      part: "Findings",
      is: "A `Callout` that counts what is to be done and looked at, or says “All is well”; a list with a sentence for each, what to do, and where; then what is well. When the figures are old and nothing is wrong in them, it says nothing.",
    },
    { part: "Host and queues", is: "Two tables of facts side by side; the free disk as a meter." },
    {
      part: "Servers, models, routes",
      is: "Tables, which become cards on a phone. Numbers that had better be 0 are in the colour of danger when they are not.",
    },
  ],
  keyboard: [
    {
      keys: "Tab, then Arrow keys",
      does: "A table that is wider than its place takes the focus and scrolls.",
    },
  ],
  spoken: [
    "The count and “All is well” are a status: they are read when the reader pauses, also after a refresh. Each finding begins with “To do” or “To look at”.",
    "The meter says its value in words: “12 GB of 80 GB”.",
    "Each table has its name; on a phone it stays a table to a screen reader.",
  ],
  words: [
    {
      rule: "Say what does not happen for people, then how much and since when.",
      good: "Letters are not going out: 14 wait, the oldest for 3 hours.",
      bad: "Queue depth exceeds threshold (14)",
      hindi: "चिट्ठियाँ नहीं जा रहीं: 14 रुकी हैं, सबसे पुरानी 3 घंटे से।",
    },
  ],
  otherNames: ["status page", "monitoring dashboard", "system status", "metrics"],
};
