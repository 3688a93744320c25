import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "One story that waits, read anew on every visit: the decision is about what it is now.",
  addresses: ["/admin/review/:storyId"],
  shows: "AdminReviewStoryScreen",
  from: [{ at: "AdminReviewPage", by: "“Read”" }],
  to: [
    { at: "AdminReviewPage", by: "The way back, and once it is decided" },
    { at: "StoryPage", by: "“As readers see it”" },
  ],
  spoken: [
    "The window is titled by the story.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/review/:storyId"],
};
