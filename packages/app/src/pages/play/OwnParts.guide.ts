import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "What a reader does with the parts of a session: marks, own wordings, a card to share, tellings side by side.",
  addresses: [],
  shows: "MarkDialog",
  from: [{ at: "OpenSession", by: "The menu at the end of a part" }],
  to: [],
  spoken: [
    "The menu at the end of a part is named by the part; after a dialog the focus is back on its button.",
  ],
  otherNames: ["bookmarks in a session", "share card", "reword"],
};
