import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "A session that is open: its turns, what they cost, and what became of lines that were not meant.",
  addresses: [],
  shows: "PlaySession",
  from: [{ at: "PlayPage", by: "Once the session and the models are there" }],
  to: [
    { at: "OwnParts", by: "The menu at the end of a part" },
    { at: "Reading", by: "The reading settings, or listening" },
  ],
  spoken: ["What has just happened is announced after the part, each sentence once."],
  otherNames: ["turns", "receipt", "coins of a turn"],
};
