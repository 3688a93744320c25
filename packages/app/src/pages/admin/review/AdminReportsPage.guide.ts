import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The reports of one status; a decision is refused if somebody else has made one.",
  addresses: ["/admin/reports"],
  shows: "AdminReportsScreen",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [
    { at: "StoryPage", by: "The story's title" },
    { at: "AdminStoryFormPage", by: "“Edit the story”" },
  ],
  spoken: [
    "The window is titled “Reports”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/reports"],
};
