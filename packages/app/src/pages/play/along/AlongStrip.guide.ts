import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Says of a session that is on the device who tells, what waits, and what became of what was told here.",
  addresses: [],
  shows: "Notice",
  from: [{ at: "PlayPage", by: "While the session is on the device" }],
  to: [{ at: "PlayPage", by: "When the session went on elsewhere: what was told here" }],
  spoken: ["Each change is a status, read when the reader pauses."],
  otherNames: ["offline banner", "sync status"],
};
