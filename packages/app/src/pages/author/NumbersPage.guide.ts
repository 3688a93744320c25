import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "How others play a story, with its scenes by name.",
  addresses: ["/my-stories/:storyId/numbers"],
  shows: "NumbersScreen",
  from: [{ at: "MyStoriesPage", by: "“Numbers”, in a story's menu" }],
  to: [
    { at: "MyStoriesPage", by: "The way back" },
    { at: "EditStoryPage", by: "“Edit”" },
    { at: "StoryPage", by: "“View”" },
  ],
  spoken: ["The window is titled “Numbers of The Lamp Keeper of Amber”, by the story."],
  otherNames: ["/my-stories/:storyId/numbers"],
};
