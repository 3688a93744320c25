import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "A session being played: fetched anew when the window is seen again, since another device may have played on.",
  addresses: ["/play/:sessionId"],
  shows: "PlayScreen",
  from: [
    { at: "HomePage", by: "PLAY on a card, or a session to continue" },
    { at: "StoriesPage", by: "PLAY on a card" },
    { at: "StoryPage", by: "PLAY, or “Begin anew”" },
    { at: "SharedStoryPage", by: "PLAY" },
    { at: "ShelfPage", by: "A session's card" },
    { at: "NotificationsPage", by: "An answer to a line that was typed" },
    { at: "MapPage", by: "The way back, or a session that begins at a scene" },
    { at: "BookPage", by: "The way back" },
    { at: "AlongStrip", by: "When the session went on elsewhere: what was told here" },
  ],
  to: [
    { at: "StoryPage", by: "The way back, when the session was opened by its address" },
    { at: "HomePage", by: "When there is no such session" },
    { at: "MapPage", by: "The map, in the bar and at the ending" },
    { at: "BookPage", by: "The book, at the ending" },
    { at: "GuidePage", by: "How to play" },
    { at: "AlongStrip", by: "While the session is on the device" },
    { at: "OpenSession", by: "Once the session and the models are there" },
  ],
  spoken: ["The window is titled by the story."],
  otherNames: ["/play/:sessionId"],
};
