import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Writes a new story; until it is sent, the browser keeps every word.",
  addresses: ["/create-story"],
  shows: "CreateStoryScreen",
  from: [
    { at: "MyStoriesPage", by: "“Create New Story”" },
    { at: "CreateMenu", by: "“Compose”" },
  ],
  to: [{ at: "MyStoriesPage", by: "“Cancel”, and once the story is kept" }],
  spoken: ["The window is titled “Create Your Story”."],
  otherNames: ["/create-story"],
};
