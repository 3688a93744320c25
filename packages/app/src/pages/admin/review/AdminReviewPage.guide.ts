import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The stories that wait; a decision holds for the version that was read.",
  addresses: ["/admin/review"],
  shows: "AdminReviewScreen",
  from: [
    { at: "AdminReviewStoryPage", by: "The way back, and once it is decided" },
    { at: "AdminShell", by: "The bar of the administration" },
  ],
  to: [{ at: "AdminReviewStoryPage", by: "“Read”" }],
  spoken: [
    "The window is titled “Review”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/review"],
};
