import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "A session as a book; what makes the file is loaded when a file is asked for.",
  addresses: ["/play/:sessionId/book"],
  shows: "BookScreen",
  from: [
    { at: "ShelfPage", by: "The book of a session that has ended" },
    { at: "PlayPage", by: "The book, at the ending" },
    { at: "MapPage", by: "The book" },
  ],
  to: [
    { at: "PlayPage", by: "The way back" },
    { at: "MapPage", by: "The map" },
  ],
  spoken: ["The window is titled “The Lamp Keeper of Amber as a book”, by the story."],
  otherNames: ["/play/:sessionId/book"],
};
