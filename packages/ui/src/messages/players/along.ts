import type { MessageTable } from "../types.ts";

/** A story that goes along on the device, and what was told there. */
export const alongMessages = {
  title: /*i18n*/ { id: "along.title", message: "Take along" },
  open: /*i18n*/ { id: "along.open", message: "Take along" },
  note: /*i18n*/ {
    id: "along.note",
    message:
      "Go on playing without a connection. Katha itself tells on this device, for no coins. What you do is kept here and joins your play when the connection is back.",
  },
  what: /*i18n*/ {
    id: "along.what",
    message:
      "Kept here: the story's text and answers, where you stand, what was told last and its pictures, and once for all stories Katha's storyteller (about 6 MB).",
  },
  take: /*i18n*/ { id: "along.take", message: "Take it along" },
  taking: /*i18n*/ { id: "along.taking", message: "Fetching the story and its storyteller…" },
  here: /*i18n*/ { id: "along.here", message: "This story is along ({size})." },
  since: /*i18n*/ { id: "along.since", message: "Since {day}, {size}" },
  putAway: /*i18n*/ { id: "along.putAway", message: "Put away" },
  putAwayOf: /*i18n*/ { id: "along.putAwayOf", message: "Put away: {title}" },
  sure: /*i18n*/ {
    id: "along.sure",
    message:
      "{count, plural, one {{amount} part that was told here would be lost.} other {{amount} parts that were told here would be lost.}}",
  },
  surePutAway: /*i18n*/ { id: "along.surePutAway", message: "Put away and lose them" },
  keep: /*i18n*/ { id: "along.keep", message: "Keep them" },
  waiting: /*i18n*/ { id: "along.waiting", message: "Waits for the line" },
  "waiting.picture": /*i18n*/ {
    id: "along.waiting.picture",
    message: "A picture of the part above, which a painter makes.",
  },
  "waiting.goOn": /*i18n*/ { id: "along.waiting.goOn", message: "You went on." },
  others: /*i18n*/ { id: "along.others", message: "Also along" },
  "trouble.told_otherwise": /*i18n*/ {
    id: "along.trouble.told_otherwise",
    message:
      "Katha has been renewed since and would tell what waits otherwise. It stays here to be read, or is told anew from your own lines.",
  },
  "trouble.refused": /*i18n*/ {
    id: "along.trouble.refused",
    message: "What waits could not join your play: {reason} It stays here to be read.",
  },
  "trouble.unknown": /*i18n*/ {
    id: "along.trouble.unknown",
    message: "it is no longer possible there.",
  },
  anew: /*i18n*/ { id: "along.anew", message: "Tell it anew" },
  "failed.full": /*i18n*/ {
    id: "along.failed.full",
    message: "This device has no room left for it. Put another story away, or free some space.",
  },
  "failed.no_line": /*i18n*/ {
    id: "along.failed.no_line",
    message: "There is no connection: a story can only be fetched while there is one.",
  },
  "failed.not_here": /*i18n*/ {
    id: "along.failed.not_here",
    message:
      "This browser keeps no stories here, perhaps because the window is private or the page is new. Load the page again, or use another browser.",
  },
  "failed.failed": /*i18n*/ {
    id: "along.failed.failed",
    message: "The story could not be fetched. Try again.",
  },
  "strip.along": /*i18n*/ {
    id: "along.strip.along",
    message: "No connection. Katha tells on this device; nothing is lost.",
  },
  "strip.waiting": /*i18n*/ {
    id: "along.strip.waiting",
    message:
      "{count, plural, one {{amount} thing waits for the line.} other {{amount} things wait for the line.}}",
  },
  "strip.trouble": /*i18n*/ {
    id: "along.strip.trouble",
    message: "What was told on this device could not join your play. It is kept here.",
  },
  "strip.why": /*i18n*/ { id: "along.strip.why", message: "See why" },
  "strip.settled": /*i18n*/ {
    id: "along.strip.settled",
    message:
      "{count, plural, one {{amount} part that was told on this device has joined your play.} other {{amount} parts that were told on this device have joined your play.}}",
  },
  "strip.branched": /*i18n*/ {
    id: "along.strip.branched",
    message:
      "This story went on elsewhere meanwhile. What was told on this device is a play of its own now.",
  },
  "strip.back.author_keeps_online": /*i18n*/ {
    id: "along.strip.back.author_keeps_online",
    message:
      "Its author keeps this story online now. What was kept of it on this device is deleted; your play goes on with a connection.",
  },
  "strip.back.stays_online": /*i18n*/ {
    id: "along.strip.back.stays_online",
    message:
      "This story is premium now, or no longer open. What was kept of it on this device is deleted.",
  },
  "strip.understood": /*i18n*/ { id: "along.strip.understood", message: "Understood" },
  "strip.go": /*i18n*/ { id: "along.strip.go", message: "Go there" },
  "strip.see": /*i18n*/ { id: "along.strip.see", message: "See what waits" },
} as const satisfies MessageTable;
