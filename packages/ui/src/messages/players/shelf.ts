import type { MessageTable } from "../types.ts";

/** The page with a player's sessions, bookmarks and likes. */
export const shelfMessages = {
  "shelf.title": /*i18n*/ { id: "shelf.title", message: "Your Shelf" },
  "shelf.note": /*i18n*/ {
    id: "shelf.note",
    message: "The stories you are in the middle of, and those you marked.",
  },
  "shelf.empty": /*i18n*/ { id: "shelf.empty", message: "Your shelf is still empty" },
  "shelf.emptyNote": /*i18n*/ {
    id: "shelf.emptyNote",
    message: "Begin a story, bookmark it or like it, and you find it here again.",
  },
  "shelf.find": /*i18n*/ { id: "shelf.find", message: "Find a story" },
  "shelf.loading": /*i18n*/ { id: "shelf.loading", message: "Loading your shelf..." },
  "shelf.failed": /*i18n*/ { id: "shelf.failed", message: "This part of your shelf did not come." },
  "shelf.more": /*i18n*/ { id: "shelf.more", message: "Show more" },
  "shelf.moreOf": /*i18n*/ { id: "shelf.moreOf", message: "Show more: {title}" },

  "open.title": /*i18n*/ { id: "shelf.open.title", message: "Go on playing" },
  "open.empty": /*i18n*/ {
    id: "shelf.open.empty",
    message: "No play is open. The next story you begin waits for you here.",
  },
  "ended.title": /*i18n*/ { id: "shelf.ended.title", message: "Played to an ending" },
  "bookmarks.title": /*i18n*/ { id: "shelf.bookmarks.title", message: "Bookmarks" },
  "bookmarks.empty": /*i18n*/ {
    id: "shelf.bookmarks.empty",
    message: "No bookmarks yet. Bookmark a story on its page, to find it here again.",
  },
  "likes.title": /*i18n*/ { id: "shelf.likes.title", message: "Liked" },
  "likes.empty": /*i18n*/ {
    id: "shelf.likes.empty",
    message: "No likes yet. The stories whose heart you press come here.",
  },

  "session.go": /*i18n*/ { id: "shelf.session.go", message: "Go on playing" },
  "session.look": /*i18n*/ { id: "shelf.session.look", message: "Look back" },
  "session.played": /*i18n*/ { id: "shelf.session.played", message: "Last played {date}" },
  "session.book": /*i18n*/ { id: "shelf.session.book", message: "As a book" },
  "session.branch": /*i18n*/ { id: "shelf.session.branch", message: "A branch" },
  "session.progress": /*i18n*/ { id: "shelf.session.progress", message: "How far you are" },
  "session.ended": /*i18n*/ { id: "shelf.session.ended", message: "Ended" },
  "session.ending": /*i18n*/ { id: "shelf.session.ending", message: "Ended: {ending}" },
  "session.closed": /*i18n*/ {
    id: "shelf.session.closed",
    message: "The story is off the shelves. Your play stays, and goes on.",
  },

  "bookmark.since": /*i18n*/ { id: "shelf.bookmark.since", message: "Since {date}" },
  "bookmark.remove": /*i18n*/ {
    id: "shelf.bookmark.remove",
    message: "Remove the bookmark: {title}",
  },
  "bookmark.add": /*i18n*/ { id: "shelf.bookmark.add", message: "Bookmark: {title}" },
  "bookmark.removed": /*i18n*/ { id: "shelf.bookmark.removed", message: "Bookmark removed" },
  "like.since": /*i18n*/ { id: "shelf.like.since", message: "Since {date}" },
  "like.remove": /*i18n*/ { id: "shelf.like.remove", message: "Take back the like: {title}" },
  "like.add": /*i18n*/ { id: "shelf.like.add", message: "Like: {title}" },
  "like.removed": /*i18n*/ { id: "shelf.like.removed", message: "Like taken back" },
  "marked.closed": /*i18n*/ {
    id: "shelf.marked.closed",
    message: "This story is no longer on the shelves.",
  },
} as const satisfies MessageTable;
