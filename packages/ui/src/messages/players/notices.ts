import type { MessageTable } from "../types.ts";

/** Notices about the result of an action, on any page. */
export const noticeMessages = {
  "play.guest": /*i18n*/ { id: "notices.play.guest", message: "Please log in to play this game" },
  "play.guestChoice": /*i18n*/ {
    id: "notices.play.guestChoice",
    message: "Please log in to play this game. It goes on with the choice that you have taken.",
  },
  "play.premium": /*i18n*/ {
    id: "notices.play.premium",
    message: "This is a premium story. Please upgrade to play.",
  },
  "play.failed": /*i18n*/ { id: "notices.play.failed", message: "Failed to start game session" },
  "signedIn.title": /*i18n*/ {
    id: "notices.signedIn.title",
    message: "Signed in",
  },
  "signedIn.note": /*i18n*/ {
    id: "notices.signedIn.note",
    message: "You are signed in as {name}.",
  },
  "needsModel.title": /*i18n*/ {
    id: "notices.needsModel.title",
    message: "This story needs a model",
  },
  "needsModel.note": /*i18n*/ {
    id: "notices.needsModel.note",
    message:
      "This story has no written scenes: only an AI model can tell it, and none is set up here. It cannot be played yet.",
  },
  "part.failed": /*i18n*/ {
    id: "notices.part.failed",
    message: "This could not be fetched. Nothing of yours is lost.",
  },
  "premium.title": /*i18n*/ { id: "notices.premium.title", message: "A Premium Story" },
  "premium.stay": /*i18n*/ { id: "notices.premium.stay", message: "Stay Here" },
  "premium.waitlist": /*i18n*/ { id: "notices.premium.waitlist", message: "Join Waitlist" },

  "share.text": /*i18n*/ { id: "notices.share.text", message: "A story to play: {title}" },
  "share.copied": /*i18n*/ {
    id: "notices.share.copied",
    message: "The link is copied. Paste it where your friends are.",
  },
  "share.copiedTitle": /*i18n*/ { id: "notices.share.copiedTitle", message: "Ready to Share" },
  "share.link": /*i18n*/ { id: "notices.share.link", message: "This is the link to share:" },

  "google.failed": /*i18n*/ {
    id: "notices.google.failed",
    message: "Google login failed: {reason}",
  },
  "google.unknown": /*i18n*/ { id: "notices.google.unknown", message: "Unknown error" },
  "answer.invalid": /*i18n*/ { id: "notices.answer.invalid", message: "Invalid response format" },

  "newer.note": /*i18n*/ { id: "notices.newer.note", message: "A newer Katha is here." },
  "newer.letIn": /*i18n*/ { id: "notices.newer.letIn", message: "Bring it in" },
  "newer.later": /*i18n*/ { id: "notices.newer.later", message: "Later" },

  "trouble.title": /*i18n*/ { id: "notices.trouble.title", message: "That did not work" },
} as const satisfies MessageTable;
