import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "A draft by the token after the address's #, which the server of pages never sees.",
  addresses: ["/stories/shared"],
  shows: "SharedStoryScreen",
  from: [{ by: "A link that an author gave away" }],
  to: [
    { at: "PlayPage", by: "PLAY" },
    { at: "StoryPage", by: "When the draft has been published meanwhile" },
    { at: "MyStoriesPage", by: "For the author: the way to the draft" },
    { at: "HomePage", by: "When the link has ended or is not whole" },
    { at: "LoginPage", by: "“Login Required”: PLAY for a guest" },
  ],
  spoken: ["The window is titled by the story, or “A story to try”."],
  otherNames: ["/stories/shared"],
};
