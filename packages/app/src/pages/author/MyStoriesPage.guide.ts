import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "An author's stories; a draft that is deleted can be brought back for a while.",
  addresses: ["/my-stories"],
  shows: "MyStoriesScreen",
  from: [
    { at: "SharedStoryPage", by: "For the author: the way to the draft" },
    { at: "NotificationsPage", by: "A story that came back from review" },
    { at: "SettingsPage", by: "Where versions of stories are kept" },
    { at: "CreateStoryPage", by: "“Cancel”, and once the story is kept" },
    { at: "EditStoryPage", by: "The way back, and two seconds after “Save”" },
    { at: "NumbersPage", by: "The way back" },
    { at: "CreateMenu", by: "“Creations”" },
  ],
  to: [
    { at: "CreateStoryPage", by: "“Create New Story”" },
    { at: "EditStoryPage", by: "“Edit”, or a finding that is to be mended" },
    { at: "NumbersPage", by: "“Numbers”, in a story's menu" },
    { at: "StoryPage", by: "“View”" },
  ],
  spoken: ["The window is titled “My Stories”."],
  otherNames: ["/my-stories"],
};
