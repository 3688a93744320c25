import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The player's shelf: four lists, each by itself, fetched anew on every visit.",
  addresses: ["/shelf"],
  shows: "ShelfScreen",
  from: [{ at: "NavigationBar", by: "“Shelf”" }],
  to: [
    { at: "PlayPage", by: "A session's card" },
    { at: "StoryPage", by: "A marked story's title" },
    { at: "BookPage", by: "The book of a session that has ended" },
    { at: "HomePage", by: "When the shelf, or a part of it, is empty" },
  ],
  spoken: ["The window is titled “Your Shelf”."],
  otherNames: ["/shelf"],
};
