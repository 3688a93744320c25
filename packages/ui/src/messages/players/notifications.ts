import type { MessageTable } from "../types.ts";

export const notificationMessages = {
  "news.title": /*i18n*/ { id: "news.title", message: "News" },
  "news.note": /*i18n*/ {
    id: "news.note",
    message: "What happened to your stories, your tasks and your lines while you were away.",
  },
  "news.unread": /*i18n*/ {
    id: "news.unread",
    message: "{count, plural, one {News, {amount} unread} other {News, {amount} unread}}",
  },
  "news.many": /*i18n*/ { id: "news.many", message: "{most}+" },
  "news.new": /*i18n*/ { id: "news.new", message: "Unread" },
  "news.readOne": /*i18n*/ { id: "news.readOne", message: "Mark as read: {title}" },
  "news.readAll": /*i18n*/ { id: "news.readAll", message: "Mark all as read" },
  "news.reading": /*i18n*/ { id: "news.reading", message: "Marking all as read..." },
  "news.byEmail": /*i18n*/ { id: "news.byEmail", message: "How news comes" },
  "news.allRead": /*i18n*/ { id: "news.allRead", message: "All news is read." },
  "news.loading": /*i18n*/ { id: "news.loading", message: "Loading your news..." },
  "news.failed": /*i18n*/ { id: "news.failed", message: "Your news could not be loaded." },
  "news.notMarked": /*i18n*/ {
    id: "news.notMarked",
    message: "That could not be marked as read.",
  },
  "news.more": /*i18n*/ { id: "news.more", message: "Earlier news" },
  "news.loadingMore": /*i18n*/ { id: "news.loadingMore", message: "Loading earlier news..." },
  "news.empty": /*i18n*/ { id: "news.empty", message: "No news yet." },
  "news.emptyNote": /*i18n*/ {
    id: "news.emptyNote",
    message: "Bookmark a story, and you are told here when it has new scenes.",
  },
  "news.find": /*i18n*/ { id: "news.find", message: "Find a story" },
  "news.goneStory": /*i18n*/ { id: "news.goneStory", message: "A story that is gone" },

  "kind.story_approved": /*i18n*/ {
    id: "news.kind.story_approved",
    message: "An editor has read your story and published it.",
  },
  "kind.story_returned": /*i18n*/ {
    id: "news.kind.story_returned",
    message: "An editor has read your story and asks you to look at it once more.",
  },
  "kind.story_updated": /*i18n*/ {
    id: "news.kind.story_updated",
    message: "This story, which you bookmarked, has new scenes.",
  },
  "kind.task_completed": /*i18n*/ {
    id: "news.kind.task_completed",
    message:
      "{count, plural, one {You have done this task. It brought {amount} coin.} other {You have done this task. It brought {amount} coins.}}",
  },
  "kind.correction_accepted": /*i18n*/ {
    id: "news.kind.correction_accepted",
    message: "The author has taken your correction of this passage:",
  },
  "kind.line_answered": /*i18n*/ {
    id: "news.kind.line_answered",
    message: "The author has written an answer to what you once said:",
  },
} as const satisfies MessageTable;
