import type { MessageTable } from "../types.ts";

/** Texts about a story on cards, in tables and on pages. */
export const storyMessages = {
  "story.untitled": /*i18n*/ { id: "story.untitled", message: "Untitled" },
  "story.noDescription": /*i18n*/ {
    id: "story.noDescription",
    message: "No description available",
  },
  "story.unknownAuthor": /*i18n*/ { id: "story.unknownAuthor", message: "Unknown Author" },
  "story.veiled": /*i18n*/ { id: "story.veiled", message: "For readers of 17 and over." },
  "story.evening": /*i18n*/ { id: "story.evening", message: "An evening" },
  "story.evenings": /*i18n*/ { id: "story.evenings", message: "Several evenings" },
  "story.rank": /*i18n*/ { id: "story.rank", message: "Number {rank}" },
  "story.likes": /*i18n*/ {
    id: "story.likes",
    message: "{count, plural, one {{amount} like} other {{amount} likes}}",
  },
  "story.plays": /*i18n*/ {
    id: "story.plays",
    message: "{count, plural, one {{amount} play} other {{amount} plays}}",
  },
  "story.bookmarks": /*i18n*/ {
    id: "story.bookmarks",
    message: "{count, plural, one {{amount} bookmark} other {{amount} bookmarks}}",
  },
  "story.shares": /*i18n*/ {
    id: "story.shares",
    message: "{count, plural, one {{amount} share} other {{amount} shares}}",
  },
  "action.play": /*i18n*/ { id: "story.action.play", message: "Play" },
  "action.playStory": /*i18n*/ { id: "story.action.playStory", message: "Play {title}" },
  "rating.everyone": /*i18n*/ { id: "story.rating.everyone", message: "Everyone" },
  "rating.teen": /*i18n*/ { id: "story.rating.teen", message: "Teen (13+)" },
  "rating.mature": /*i18n*/ { id: "story.rating.mature", message: "Mature (17+)" },
  "lately.plays": /*i18n*/ {
    id: "story.lately.plays",
    message: "{count, plural, one {{amount} play this week} other {{amount} plays this week}}",
  },
  "lately.likes": /*i18n*/ {
    id: "story.lately.likes",
    message: "{count, plural, one {{amount} like this week} other {{amount} likes this week}}",
  },
  "lately.endings": /*i18n*/ {
    id: "story.lately.endings",
    message: "{count, plural, one {{amount} ending this week} other {{amount} endings this week}}",
  },
} as const satisfies MessageTable;
