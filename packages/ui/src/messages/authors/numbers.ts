import type { MessageTable } from "../types.ts";

export const numbersMessages = {
  "numbers.title": /*i18n*/ { id: "numbers.title", message: "Numbers of {title}" },
  "numbers.note": /*i18n*/ {
    id: "numbers.note",
    message: "How others play it. Your own plays are not counted.",
  },
  "numbers.back": /*i18n*/ { id: "numbers.back", message: "Back to My Stories" },
  "numbers.edit": /*i18n*/ { id: "numbers.edit", message: "Edit" },
  "numbers.view": /*i18n*/ { id: "numbers.view", message: "View" },
  "numbers.loading": /*i18n*/ { id: "numbers.loading", message: "Counting the plays..." },
  "numbers.failed": /*i18n*/ { id: "numbers.failed", message: "Failed to load the numbers" },
  "numbers.empty": /*i18n*/ { id: "numbers.empty", message: "Nobody has played it yet" },
  "numbers.emptyNote": /*i18n*/ {
    id: "numbers.emptyNote",
    message:
      "Give somebody the link for trying it: it waits under My Stories, behind the story's last button.",
  },
  "numbers.emptyShelf": /*i18n*/ {
    id: "numbers.emptyShelf",
    message:
      "It is on the shelves. When the first player opens it, you see here how far they come.",
  },
  "numbers.emptyAway": /*i18n*/ {
    id: "numbers.emptyAway",
    message: "It is archived, and nobody played it while it was on the shelves.",
  },

  "numbers.plates": /*i18n*/ { id: "numbers.plates", message: "At a glance" },
  "numbers.starts": /*i18n*/ { id: "numbers.starts", message: "Plays begun" },
  "numbers.players": /*i18n*/ {
    id: "numbers.players",
    message: "{count, plural, one {by {amount} player} other {by {amount} players}}",
  },
  "numbers.finishes": /*i18n*/ { id: "numbers.finishes", message: "Plays finished" },
  "numbers.unfinished": /*i18n*/ {
    id: "numbers.unfinished",
    message: "{count, plural, one {{amount} is on the way} other {{amount} are on the way}}",
  },
  "numbers.completion": /*i18n*/ { id: "numbers.completion", message: "Completion" },
  "numbers.completionNote": /*i18n*/ {
    id: "numbers.completionNote",
    message: "of plays come to an ending",
  },
  "numbers.rating": /*i18n*/ { id: "numbers.rating", message: "Rating" },
  "numbers.ratingOf": /*i18n*/ { id: "numbers.ratingOf", message: "{rating} out of 5" },
  "numbers.ratingNone": /*i18n*/ { id: "numbers.ratingNone", message: "No stars yet" },
  "numbers.ratingNoneNote": /*i18n*/ {
    id: "numbers.ratingNoneNote",
    message: "Who finishes it may give some",
  },

  "numbers.stops": /*i18n*/ { id: "numbers.stops", message: "Where plays stop" },
  "numbers.stopsNote": /*i18n*/ {
    id: "numbers.stopsNote",
    message:
      "Plays that came to no ending stand at these scenes. Some will go on; where many stand, look again.",
  },
  "numbers.stopsNone": /*i18n*/ {
    id: "numbers.stopsNone",
    message: "Every play came to an ending.",
  },
  "numbers.plays": /*i18n*/ {
    id: "numbers.plays",
    message: "{count, plural, one {{amount} play} other {{amount} plays}}",
  },
  "numbers.gone": /*i18n*/ { id: "numbers.gone", message: "This scene is no longer in the story." },
  "numbers.show": /*i18n*/ { id: "numbers.show", message: "Show {node} on the map" },
  "numbers.stoppedHere": /*i18n*/ {
    id: "numbers.stoppedHere",
    message: "{count, plural, one {{amount} stopped} other {{amount} stopped}}",
  },
  "numbers.endedHere": /*i18n*/ {
    id: "numbers.endedHere",
    message: "{count, plural, one {{amount} ended} other {{amount} ended}}",
  },
  "numbers.more": /*i18n*/ {
    id: "numbers.more",
    message: "{count, plural, one {{amount} more} other {{amount} more}}",
  },

  "numbers.endings": /*i18n*/ { id: "numbers.endings", message: "Endings" },
  "numbers.endingsNote": /*i18n*/ {
    id: "numbers.endingsNote",
    message: "Of the plays that came to one.",
  },
  "numbers.endingsNone": /*i18n*/ {
    id: "numbers.endingsNone",
    message: "Nobody has come to an ending yet.",
  },

  "numbers.retold": /*i18n*/ { id: "numbers.retold", message: "Told again" },
  "numbers.retoldNote": /*i18n*/ {
    id: "numbers.retoldNote",
    message: "Passages that players had told anew. Perhaps they promise what they don't keep.",
  },
  "numbers.retoldNone": /*i18n*/ {
    id: "numbers.retoldNone",
    message: "No passage was told again.",
  },
  "numbers.times": /*i18n*/ {
    id: "numbers.times",
    message: "{count, plural, one {{amount} time} other {{amount} times}}",
  },
} as const satisfies MessageTable;
