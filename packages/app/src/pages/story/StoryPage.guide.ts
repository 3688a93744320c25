import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "A story's page; for readers who have not asked for mature stories, such a story is veiled.",
  addresses: ["/game/:storyId"],
  shows: "StoryScreen",
  from: [
    { at: "HomePage", by: "A card's title, or a slide of the banner" },
    { at: "StoriesPage", by: "A card's title, or “Surprise me”" },
    { at: "SharedStoryPage", by: "When the draft has been published meanwhile" },
    { at: "ShelfPage", by: "A marked story's title" },
    { at: "NotificationsPage", by: "News of a story" },
    { at: "PlayPage", by: "The way back, when the session was opened by its address" },
    { at: "MyStoriesPage", by: "“View”" },
    { at: "NumbersPage", by: "“View”" },
    { at: "AdminStoriesPage", by: "“View” in a row" },
    { at: "AdminReviewStoryPage", by: "“As readers see it”" },
    { at: "AdminReportsPage", by: "The story's title" },
    { at: "AdminAuditPage", by: "The story that something was done to" },
    { by: "A link that a reader shared" },
  ],
  to: [
    { at: "PlayPage", by: "PLAY, or “Begin anew”" },
    { at: "StoriesPage", by: "The category, the author, a tag" },
    { at: "HomePage", by: "When there is no such story" },
    { at: "WaitlistPage", by: "PLAY on a premium story, for those who have none" },
    { at: "LoginPage", by: "“Login Required”: PLAY for a guest" },
  ],
  spoken: ["The window is titled by the story."],
  otherNames: ["/game/:storyId"],
};
