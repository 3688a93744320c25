import type { PageGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Makes a story or changes one, as an administrator; the browser keeps what is not saved.",
  addresses: ["/admin/stories/new", "/admin/stories/edit/:storyId"],
  shows: "AdminStoryFormScreen",
  from: [
    { at: "AdminStoriesPage", by: "“Add”, or “Edit” in a row" },
    { at: "AdminReportsPage", by: "“Edit the story”" },
  ],
  to: [{ at: "AdminStoriesPage", by: "The way back, and once the story is kept" }],
  spoken: [
    "The window is titled “New Story”, or “Edit Story”.",
    "Until a second step is shown, AdminSecondFactorScreen stands in its place.",
  ],
  otherNames: ["/admin/stories/new"],
};
