import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Changes a story: it is saved by itself while it is a draft, and changes from elsewhere are looked for every twenty seconds.",
  addresses: ["/edit-story/:storyId"],
  shows: "EditStoryScreen",
  from: [
    { at: "MyStoriesPage", by: "“Edit”, or a finding that is to be mended" },
    { at: "NumbersPage", by: "“Edit”" },
  ],
  to: [
    { at: "MyStoriesPage", by: "The way back, and two seconds after “Save”" },
    { at: "AdminModelsPage", by: "For administrators, when no model could suggest" },
  ],
  spoken: ["The window is titled “Edit Story”."],
  otherNames: ["/edit-story/:storyId"],
};
