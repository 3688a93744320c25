import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "The map of a session; a scene on it begins another session there, after a dialog that says what it costs.",
  addresses: ["/play/:sessionId/map"],
  shows: "MapScreen",
  from: [
    { at: "PlayPage", by: "The map, in the bar and at the ending" },
    { at: "BookPage", by: "The map" },
  ],
  to: [
    { at: "PlayPage", by: "The way back, or a session that begins at a scene" },
    { at: "BookPage", by: "The book" },
  ],
  spoken: ["The window is titled “Your way through The Lamp Keeper of Amber”, by the story."],
  otherNames: ["/play/:sessionId/map"],
};
