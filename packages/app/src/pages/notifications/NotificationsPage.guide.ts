import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The reader's news, fetched anew whenever they come back to the window.",
  addresses: ["/news"],
  shows: "NotificationsScreen",
  from: [{ at: "NavigationBar", by: "The bell" }],
  to: [
    { at: "StoryPage", by: "News of a story" },
    { at: "PlayPage", by: "An answer to a line that was typed" },
    { at: "ProfilePage", by: "A task that is done" },
    { at: "MyStoriesPage", by: "A story that came back from review" },
    { at: "SettingsPage", by: "How news comes" },
    { at: "HomePage", by: "When there is no news yet" },
  ],
  spoken: ["The window is titled “News”."],
  otherNames: ["/news"],
};
