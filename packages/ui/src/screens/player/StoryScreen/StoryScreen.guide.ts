import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "A story's page: cover, description, figures, how it opens, and the button that plays it.",
  from: [
    { at: "HomeScreen", by: "A card's title, or a slide of the banner" },
    { at: "StoriesScreen", by: "A card's title, or “Surprise me”" },
    { at: "MatureStoryScreen", by: "Once mature stories are shown: at the same address" },
    { at: "SharedStoryScreen", by: "When the draft has been published meanwhile" },
    { at: "ShelfScreen", by: "A marked story's title" },
    { at: "NotificationsScreen", by: "News of a story" },
    { at: "PlayScreen", by: "The way back, when the session was opened by its address" },
    { at: "MyStoriesScreen", by: "“View”" },
    { at: "NumbersScreen", by: "“View”" },
    { at: "AdminStoriesScreen", by: "“View” in a row" },
    { at: "AdminReviewStoryScreen", by: "“As readers see it”" },
    { at: "AdminReportsScreen", by: "The story's title" },
    { at: "AdminAuditScreen", by: "The story that something was done to" },
    { by: "A link that a reader shared" },
  ],
  to: [
    { at: "PlayScreen", by: "PLAY, or “Begin anew”" },
    { at: "StoriesScreen", by: "The category, the author, a tag" },
    { at: "HomeScreen", by: "When there is no such story" },
    {
      at: "MatureStoryScreen",
      by: "A mature story, for those who have not asked for such stories",
    },
    { at: "PremiumWaitlistScreen", by: "PLAY on a premium story, for those who have none" },
    { at: "LoginScreen", by: "“Login Required”: PLAY for a guest" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The category, the author, PLAY and the other buttons, the opening, the tags.",
    },
    {
      keys: "Enter, Space",
      does: "On PLAY: begins or goes on; on a heart or a bookmark: sets it or takes it off.",
    },
  ],
  spoken: [
    "The page is an article headed by the story's title, in the story's language.",
    "The marks say what a press does now: “Like” before, “Take back the like” after. While a session is made, PLAY is busy.",
  ],
  words: [
    {
      rule: "What may be the reason.",
      good: "It may have been taken down, or the address has a slip in it.",
      bad: "Error 404",
      hindi: "शायद वह हटा दी गई है, या पते में कोई चूक है।",
    },
  ],
  otherNames: ["story details page", "product page", "game page"],
};
