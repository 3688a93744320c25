import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "The whole window in which a story is played, over its blurred cover.",
  from: [
    { at: "HomeScreen", by: "PLAY on a card, or a session to continue" },
    { at: "StoriesScreen", by: "PLAY on a card" },
    { at: "StoryScreen", by: "PLAY, or “Begin anew”" },
    { at: "SharedStoryScreen", by: "PLAY" },
    { at: "ShelfScreen", by: "A session's card" },
    { at: "NotificationsScreen", by: "An answer to a line that was typed" },
    { at: "MapScreen", by: "The way back, or a session that begins at a scene" },
    { at: "BookScreen", by: "The way back" },
  ],
  to: [
    { at: "StoryScreen", by: "The way back, when the session was opened by its address" },
    { at: "HomeScreen", by: "When there is no such session" },
    { at: "MapScreen", by: "The map, in the bar and at the ending" },
    { at: "BookScreen", by: "The book, at the ending" },
    { at: "GuideScreen", by: "How to play" },
  ],
  keyboard: [
    { keys: "Tab", does: "The bar, the log, the choices, the tray of commands with the field." },
    { keys: "Enter", does: "In the field: says the line." },
    { keys: "Alt + R", does: "Opens how the text looks and sounds, and closes it." },
    { keys: "Alt + L", does: "Has the story read aloud, and stops it." },
    {
      keys: "Escape",
      does: "Closes what is open; else shows the part that is being typed at once.",
    },
  ],
  spoken: [
    "It is the `main` of the page; the story's title is its heading.",
    "A new passage is read sentence by sentence as it is typed; that a session is missing is a heading, that it could not be fetched an alert.",
  ],
  words: [
    {
      rule: "What could be wrong with the address.",
      good: "It may belong to another reader, or the address has a slip in it.",
      bad: "Invalid session id",
      hindi: "शायद यह किसी और पाठक का है, या पते में कोई चूक है।",
    },
  ],
  otherNames: ["game screen", "player", "reader", "session screen", "खेल"],
};
