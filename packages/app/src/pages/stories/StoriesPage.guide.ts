import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "The stories that the address asks for: words, traits and order stand in it, so that it can be shared and gone back to.",
  addresses: ["/stories"],
  shows: "StoriesScreen",
  from: [
    { at: "HomePage", by: "The heading of a category's row" },
    { at: "StoryPage", by: "The category, the author, a tag" },
    { at: "NavigationBar", by: "The search: all that it found" },
  ],
  to: [
    { at: "StoryPage", by: "A card's title, or “Surprise me”" },
    { at: "PlayPage", by: "PLAY on a card" },
    { at: "HomePage", by: "The way out when no story was found" },
  ],
  spoken: ["The window is titled “All stories”, or by the words that were asked for."],
  otherNames: ["/stories"],
};
