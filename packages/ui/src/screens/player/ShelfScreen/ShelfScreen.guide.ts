import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "A player's own stories: those they are in, those they marked, those they ended.",
  from: [{ at: "NavigationBar", by: "“Shelf”" }],
  to: [
    { at: "PlayScreen", by: "A session's card" },
    { at: "StoryScreen", by: "A marked story's title" },
    { at: "BookScreen", by: "The book of a session that has ended" },
    { at: "HomeScreen", by: "When the shelf, or a part of it, is empty" },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through the parts of the shelf, card by card." },
    {
      keys: "Enter",
      does: "On a card's title: opens it; on a mark: takes it off, or puts it back.",
    },
  ],
  spoken: [
    "Each part is a region with its heading; that it loads is a status in it.",
    "That a mark is gone is announced, and the story keeps its place, so that it can be put back.",
  ],
  words: [
    {
      rule: "How something comes here.",
      good: "Begin a story, bookmark it or like it, and you find it here again.",
      bad: "No items found",
      hindi: "कोई कहानी शुरू करें, सहेजें या पसंद करें, वह आपको यहीं फिर मिलेगी।",
    },
  ],
  otherNames: ["my library", "bookmarks page", "continue reading", "favourites page"],
};
