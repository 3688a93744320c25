import type { MessageTable } from "../types.ts";

export const savingMessages = {
  "status.saved": /*i18n*/ { id: "saving.status.saved", message: "Saved" },
  "status.savedAt": /*i18n*/ { id: "saving.status.savedAt", message: "Saved at {time}" },
  "status.waiting": /*i18n*/ { id: "saving.status.waiting", message: "Writing..." },
  "status.saving": /*i18n*/ { id: "saving.status.saving", message: "Saving..." },
  "status.kept": /*i18n*/ {
    id: "saving.status.kept",
    message: "Not saved: kept in this browser",
  },
  "status.unkept": /*i18n*/ {
    id: "saving.status.unkept",
    message: "Not saved, and this browser could not keep it: it is only on this page",
  },
  "status.deliberate": /*i18n*/ {
    id: "saving.status.deliberate",
    message: "Kept in this browser until you save",
  },
  "status.faulty": /*i18n*/ {
    id: "saving.status.faulty",
    message: "Not saved until it is mended: saving shows where. Kept in this browser",
  },
  "status.asking": /*i18n*/ {
    id: "saving.status.asking",
    message: "Not saved until you choose: kept in this browser",
  },
  "status.shelved": /*i18n*/ {
    id: "saving.status.shelved",
    message: "Readers have this story, so it is saved when you say so.",
  },
  "status.waitingForReview": /*i18n*/ {
    id: "saving.status.waitingForReview",
    message:
      "The review has this story. Saving takes it out of the queue, so it is saved when you say so.",
  },

  "news.title": /*i18n*/ {
    id: "saving.news.title",
    message: "It was written on elsewhere. What came from there is here now:",
  },
  "news.scenes": /*i18n*/ {
    id: "saving.news.scenes",
    message: "{count, plural, one {{amount} scene} other {{amount} scenes}}",
  },
  "news.hide": /*i18n*/ { id: "saving.news.hide", message: "Got it" },

  "kept.note": /*i18n*/ {
    id: "saving.kept.note",
    message: "What you wrote last time is here. It is not saved: kept in this browser.",
  },
  "kept.forget": /*i18n*/ { id: "saving.kept.forget", message: "Start from what is saved" },

  "clash.note": /*i18n*/ {
    id: "saving.clash.note",
    message:
      "The rest of both is put together already. Here both changed the same words: choose for each.",
  },
  "clash.keepMine": /*i18n*/ { id: "saving.clash.keepMine", message: "Keep mine: {field}" },
  "clash.gone": /*i18n*/ { id: "saving.clash.gone", message: "Taken away" },
  "clash.later": /*i18n*/ {
    id: "saving.clash.later",
    message: "What you do not take stays in the versions of the story.",
  },
  "clash.inStory": /*i18n*/ { id: "saving.clash.inStory", message: "Story structure: {field}" },
  "clash.inScene": /*i18n*/ { id: "saving.clash.inScene", message: "{scene}: {field}" },
  "clash.whole": /*i18n*/ { id: "saving.clash.whole", message: "the whole scene" },
  "clash.declared.qualities": /*i18n*/ {
    id: "saving.clash.declared.qualities",
    message: "quality",
  },
  "clash.declared.things": /*i18n*/ { id: "saving.clash.declared.things", message: "thing" },
  "clash.declared.reactions": /*i18n*/ {
    id: "saving.clash.declared.reactions",
    message: "answer",
  },
  "clash.declared.consequences": /*i18n*/ {
    id: "saving.clash.declared.consequences",
    message: "consequence",
  },
  "clash.declared.health": /*i18n*/ { id: "saving.clash.declared.health", message: "health" },
  "clash.declared.who": /*i18n*/ {
    id: "saving.clash.declared.who",
    message: "who players are",
  },
  "clash.start": /*i18n*/ { id: "saving.clash.start", message: "where it begins" },
  "clash.text": /*i18n*/ { id: "saving.clash.text", message: "what is told" },
  "clash.choices": /*i18n*/ { id: "saving.clash.choices", message: "the choices" },
  "clash.ending": /*i18n*/ { id: "saving.clash.ending", message: "the ending" },

  "versions.open": /*i18n*/ { id: "saving.versions.open", message: "Versions" },
  "versions.title": /*i18n*/ { id: "saving.versions.title", message: "Versions of this story" },
  "versions.note": /*i18n*/ {
    id: "saving.versions.note",
    message:
      "What you write within five minutes is one version. Restoring one saves it as the newest; none is lost.",
  },
  "versions.loading": /*i18n*/ {
    id: "saving.versions.loading",
    message: "Fetching the versions...",
  },
  "versions.failed": /*i18n*/ {
    id: "saving.versions.failed",
    message: "The versions could not be fetched.",
  },
  "versions.only": /*i18n*/ {
    id: "saving.versions.only",
    message: "There is one version so far. Earlier ones are listed here as you go on.",
  },
  "versions.more": /*i18n*/ { id: "saving.versions.more", message: "Earlier versions" },
  "versions.number": /*i18n*/ { id: "saving.versions.number", message: "Version {version}" },
  "versions.now": /*i18n*/ { id: "saving.versions.now", message: "The newest" },
  "versions.by": /*i18n*/ { id: "saving.versions.by", message: "by {name}" },
  "versions.byYou": /*i18n*/ { id: "saving.versions.byYou", message: "by you" },
  "versions.byKatha": /*i18n*/ { id: "saving.versions.byKatha", message: "by the house" },
  "versions.restoredFrom": /*i18n*/ {
    id: "saving.versions.restoredFrom",
    message: "taken back from version {version}",
  },
  "versions.scenes": /*i18n*/ {
    id: "saving.versions.scenes",
    message: "{count, plural, one {{amount} scene} other {{amount} scenes}}",
  },
  "versions.words": /*i18n*/ {
    id: "saving.versions.words",
    message: "{count, plural, one {{amount} word} other {{amount} words}}",
  },
  "versions.compare": /*i18n*/ { id: "saving.versions.compare", message: "Compare" },
  "versions.compareVersion": /*i18n*/ {
    id: "saving.versions.compareVersion",
    message: "Compare version {version} with what is here now",
  },
  "versions.restore": /*i18n*/ { id: "saving.versions.restore", message: "Restore this version" },
  "versions.restoring": /*i18n*/ { id: "saving.versions.restoring", message: "Restoring..." },
  "versions.back": /*i18n*/ { id: "saving.versions.back", message: "All versions" },

  "comparison.title": /*i18n*/ {
    id: "saving.comparison.title",
    message: "From version {version} to what is here now",
  },
  "comparison.same": /*i18n*/ {
    id: "saving.comparison.same",
    message: "It says the same as what is here now.",
  },
  "comparison.fields": /*i18n*/ { id: "saving.comparison.fields", message: "Around the story" },
  "comparison.then": /*i18n*/ { id: "saving.comparison.then", message: "Then" },
  "comparison.now": /*i18n*/ { id: "saving.comparison.now", message: "Now" },
  "comparison.nothing": /*i18n*/ { id: "saving.comparison.nothing", message: "Nothing" },
  "comparison.prompt": /*i18n*/ { id: "saving.comparison.prompt", message: "Story prompt" },
  "comparison.added": /*i18n*/ { id: "saving.comparison.added", message: "Scenes that came" },
  "comparison.removed": /*i18n*/ { id: "saving.comparison.removed", message: "Scenes that went" },
  "comparison.changed": /*i18n*/ {
    id: "saving.comparison.changed",
    message: "Scenes that changed",
  },
  "comparison.closed": /*i18n*/ {
    id: "saving.comparison.closed",
    message: "No longer reached from the start",
  },
  "comparison.opened": /*i18n*/ {
    id: "saving.comparison.opened",
    message: "Now reached from the start",
  },
  "comparison.endingsGained": /*i18n*/ {
    id: "saving.comparison.endingsGained",
    message: "Endings won",
  },
  "comparison.endingsLost": /*i18n*/ {
    id: "saving.comparison.endingsLost",
    message: "Endings lost",
  },
  "comparison.declared": /*i18n*/ {
    id: "saving.comparison.declared",
    message: "Qualities, things and answers",
  },
  "comparison.bible": /*i18n*/ {
    id: "saving.comparison.bible",
    message: "People, places, things and names",
  },
  "comparison.declared.added": /*i18n*/ {
    id: "saving.comparison.declared.added",
    message: "came",
  },
  "comparison.declared.removed": /*i18n*/ {
    id: "saving.comparison.declared.removed",
    message: "went",
  },
  "comparison.declared.changed": /*i18n*/ {
    id: "saving.comparison.declared.changed",
    message: "changed",
  },
  "comparison.start": /*i18n*/ {
    id: "saving.comparison.start",
    message: "It now begins at {node}.",
  },
  "comparison.left": /*i18n*/ {
    id: "saving.comparison.left",
    message: "{count, plural, one {And {amount} more} other {And {amount} more}}",
  },
  "comparison.text": /*i18n*/ { id: "saving.comparison.text", message: "text" },
  "comparison.choices": /*i18n*/ { id: "saving.comparison.choices", message: "choices" },
  "comparison.position": /*i18n*/ {
    id: "saving.comparison.position",
    message: "place on the map",
  },
  "comparison.details": /*i18n*/ { id: "saving.comparison.details", message: "details" },

  "restore.unsavedTitle": /*i18n*/ {
    id: "saving.restore.unsavedTitle",
    message: "Some words are not saved",
  },
  "restore.unsavedNote": /*i18n*/ {
    id: "saving.restore.unsavedNote",
    message:
      "Restoring version {version} would put away what you have not saved. Save it first, or put it away.",
  },
  "restore.stay": /*i18n*/ { id: "saving.restore.stay", message: "Go back and save" },
  "restore.anyway": /*i18n*/ { id: "saving.restore.anyway", message: "Put it away and restore" },
  "restore.done": /*i18n*/ {
    id: "saving.restore.done",
    message: "Version {version} is here again, as the newest.",
  },
  "restore.failed": /*i18n*/ { id: "saving.restore.failed", message: "It could not be restored." },
  "restore.stale": /*i18n*/ {
    id: "saving.restore.stale",
    message: "The story was saved elsewhere meanwhile. Look again, then restore.",
  },
} as const satisfies MessageTable;
