import type { MessageTable } from "../types.ts";

export const writingMessages = {
  "keeping.saved": /*i18n*/ { id: "writing.keeping.saved", message: "Saved" },
  "keeping.savedAt": /*i18n*/ { id: "writing.keeping.savedAt", message: "Saved at {time}" },
  "keeping.waiting": /*i18n*/ { id: "writing.keeping.waiting", message: "Writing..." },
  "keeping.saving": /*i18n*/ { id: "writing.keeping.saving", message: "Saving..." },
  "keeping.kept": /*i18n*/ {
    id: "writing.keeping.kept",
    message: "Not saved: kept in this browser",
  },
  "keeping.deliberate": /*i18n*/ {
    id: "writing.keeping.deliberate",
    message: "Kept in this browser until you save",
  },
  "keeping.faulty": /*i18n*/ {
    id: "writing.keeping.faulty",
    message: "Not saved until it is mended: kept in this browser",
  },
  "keeping.asking": /*i18n*/ {
    id: "writing.keeping.asking",
    message: "Not saved until you choose: kept in this browser",
  },
  "keeping.shelved": /*i18n*/ {
    id: "writing.keeping.shelved",
    message: "Readers have this story, so it is saved when you say so.",
  },
  "keeping.waitingForReview": /*i18n*/ {
    id: "writing.keeping.waitingForReview",
    message:
      "The review has this story. Saving takes it out of the queue, so it is saved when you say so.",
  },

  "news.title": /*i18n*/ {
    id: "writing.news.title",
    message: "It was written on elsewhere. What came from there is here now:",
  },
  "news.scenes": /*i18n*/ {
    id: "writing.news.scenes",
    message: "{count, plural, one {{amount} scene} other {{amount} scenes}}",
  },
  "news.hide": /*i18n*/ { id: "writing.news.hide", message: "Got it" },

  "clash.note": /*i18n*/ {
    id: "writing.clash.note",
    message:
      "The rest of both is put together already. Here both changed the same words: choose for each.",
  },
  "clash.keepMine": /*i18n*/ { id: "writing.clash.keepMine", message: "Keep mine: {field}" },
  "clash.gone": /*i18n*/ { id: "writing.clash.gone", message: "Taken away" },
  "clash.later": /*i18n*/ {
    id: "writing.clash.later",
    message: "What you do not take stays in the versions of the story.",
  },
  "clash.inStory": /*i18n*/ { id: "writing.clash.inStory", message: "Story structure: {field}" },
  "clash.inScene": /*i18n*/ { id: "writing.clash.inScene", message: "{scene}: {field}" },
  "clash.whole": /*i18n*/ { id: "writing.clash.whole", message: "the whole scene" },
  "clash.start": /*i18n*/ { id: "writing.clash.start", message: "where it begins" },
  "clash.text": /*i18n*/ { id: "writing.clash.text", message: "what is told" },
  "clash.choices": /*i18n*/ { id: "writing.clash.choices", message: "the choices" },
  "clash.ending": /*i18n*/ { id: "writing.clash.ending", message: "the ending" },

  "versions.open": /*i18n*/ { id: "writing.versions.open", message: "Versions" },
  "versions.title": /*i18n*/ { id: "writing.versions.title", message: "Versions of this story" },
  "versions.note": /*i18n*/ {
    id: "writing.versions.note",
    message:
      "What you write within five minutes is one version. Restoring one saves it as the newest; none is lost.",
  },
  "versions.loading": /*i18n*/ {
    id: "writing.versions.loading",
    message: "Fetching the versions...",
  },
  "versions.failed": /*i18n*/ {
    id: "writing.versions.failed",
    message: "The versions could not be fetched.",
  },
  "versions.only": /*i18n*/ {
    id: "writing.versions.only",
    message: "There is one version so far. Earlier ones are listed here as you go on.",
  },
  "versions.more": /*i18n*/ { id: "writing.versions.more", message: "Earlier versions" },
  "versions.number": /*i18n*/ { id: "writing.versions.number", message: "Version {version}" },
  "versions.now": /*i18n*/ { id: "writing.versions.now", message: "The newest" },
  "versions.by": /*i18n*/ { id: "writing.versions.by", message: "by {name}" },
  "versions.byYou": /*i18n*/ { id: "writing.versions.byYou", message: "by you" },
  "versions.byHouse": /*i18n*/ { id: "writing.versions.byHouse", message: "by the house" },
  "versions.restoredFrom": /*i18n*/ {
    id: "writing.versions.restoredFrom",
    message: "taken back from version {version}",
  },
  "versions.scenes": /*i18n*/ {
    id: "writing.versions.scenes",
    message: "{count, plural, one {{amount} scene} other {{amount} scenes}}",
  },
  "versions.words": /*i18n*/ {
    id: "writing.versions.words",
    message: "{count, plural, one {{amount} word} other {{amount} words}}",
  },
  "versions.compare": /*i18n*/ { id: "writing.versions.compare", message: "Compare" },
  "versions.compareVersion": /*i18n*/ {
    id: "writing.versions.compareVersion",
    message: "Compare version {version} with what is here now",
  },
  "versions.restore": /*i18n*/ { id: "writing.versions.restore", message: "Restore this version" },
  "versions.restoring": /*i18n*/ { id: "writing.versions.restoring", message: "Restoring..." },
  "versions.back": /*i18n*/ { id: "writing.versions.back", message: "All versions" },

  "comparison.title": /*i18n*/ {
    id: "writing.comparison.title",
    message: "From version {version} to what is here now",
  },
  "comparison.same": /*i18n*/ {
    id: "writing.comparison.same",
    message: "It says the same as what is here now.",
  },
  "comparison.fields": /*i18n*/ { id: "writing.comparison.fields", message: "Around the story" },
  "comparison.then": /*i18n*/ { id: "writing.comparison.then", message: "Then" },
  "comparison.now": /*i18n*/ { id: "writing.comparison.now", message: "Now" },
  "comparison.nothing": /*i18n*/ { id: "writing.comparison.nothing", message: "Nothing" },
  "comparison.prompt": /*i18n*/ { id: "writing.comparison.prompt", message: "Story prompt" },
  "comparison.added": /*i18n*/ { id: "writing.comparison.added", message: "Scenes that came" },
  "comparison.removed": /*i18n*/ { id: "writing.comparison.removed", message: "Scenes that went" },
  "comparison.changed": /*i18n*/ {
    id: "writing.comparison.changed",
    message: "Scenes that changed",
  },
  "comparison.closed": /*i18n*/ {
    id: "writing.comparison.closed",
    message: "No longer reached from the start",
  },
  "comparison.opened": /*i18n*/ {
    id: "writing.comparison.opened",
    message: "Now reached from the start",
  },
  "comparison.endingsGained": /*i18n*/ {
    id: "writing.comparison.endingsGained",
    message: "Endings won",
  },
  "comparison.endingsLost": /*i18n*/ {
    id: "writing.comparison.endingsLost",
    message: "Endings lost",
  },
  "comparison.start": /*i18n*/ {
    id: "writing.comparison.start",
    message: "It now begins at {node}.",
  },
  "comparison.left": /*i18n*/ {
    id: "writing.comparison.left",
    message: "{count, plural, one {And {amount} more} other {And {amount} more}}",
  },
  "comparison.text": /*i18n*/ { id: "writing.comparison.text", message: "text" },
  "comparison.choices": /*i18n*/ { id: "writing.comparison.choices", message: "choices" },
  "comparison.position": /*i18n*/ {
    id: "writing.comparison.position",
    message: "place on the map",
  },
  "comparison.details": /*i18n*/ { id: "writing.comparison.details", message: "details" },

  "restore.unsavedTitle": /*i18n*/ {
    id: "writing.restore.unsavedTitle",
    message: "Some words are not saved",
  },
  "restore.unsavedNote": /*i18n*/ {
    id: "writing.restore.unsavedNote",
    message:
      "Restoring version {version} would put away what you have not saved. Save it first, or put it away.",
  },
  "restore.stay": /*i18n*/ { id: "writing.restore.stay", message: "Go back and save" },
  "restore.anyway": /*i18n*/ { id: "writing.restore.anyway", message: "Put it away and restore" },
  "restore.done": /*i18n*/ {
    id: "writing.restore.done",
    message: "Version {version} is here again, as the newest.",
  },
  "restore.failed": /*i18n*/ { id: "writing.restore.failed", message: "It could not be restored." },
  "restore.stale": /*i18n*/ {
    id: "writing.restore.stale",
    message: "The story was saved elsewhere meanwhile. Look again, then restore.",
  },
} as const satisfies MessageTable;
