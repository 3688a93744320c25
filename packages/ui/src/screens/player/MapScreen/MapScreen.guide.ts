import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "The paths that a player has walked through a story, as a picture and as a list; each leads back into it.",
  from: [
    { at: "PlayScreen", by: "The map, in the bar and at the ending" },
    { at: "BookScreen", by: "The map" },
  ],
  to: [
    { at: "PlayScreen", by: "The way back, or a session that begins at a scene" },
    { at: "BookScreen", by: "The book" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The ways back and to the book, the scenes of the map, the place beside it, then the list.",
    },
    { keys: "Enter, Space", does: "On a scene: its place is shown, and the focus goes there." },
  ],
  spoken: [
    "The map is a region, “Map of your paths”; the list below it holds the same scenes in their own words.",
    "When a scene is chosen the focus is on its place, a region that says what was told there and which ways go on.",
  ],
  words: [
    {
      rule: "What cannot be had, why, and what can.",
      good: "This story is told as you go, so there are no paths to draw. It makes a book, though.",
      bad: "No graph available",
      hindi:
        "यह कहानी आपके साथ-साथ कही जाती है, इसलिए बनाने को कोई राहें नहीं हैं। किताब तो फिर भी बनती है।",
    },
  ],
  otherNames: ["story map", "paths walked", "branch overview", "नक़्शा"],
};
