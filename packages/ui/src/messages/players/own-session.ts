import type { MessageTable } from "../types.ts";

/** What a reader has of their own in a story: plays of it, and what they put on its parts. */
export const ownSessionMessages = {
  "sessions.title": /*i18n*/ { id: "ownSession.sessions.title", message: "Which play?" },
  "sessions.note": /*i18n*/ {
    id: "ownSession.sessions.note",
    message: "Go on with one of them, or begin anew. The others stay as they are.",
  },
  "sessions.noteOne": /*i18n*/ {
    id: "ownSession.sessions.noteOne",
    message: "Go on where you are, or begin anew. Your play stays as it is.",
  },
  "sessions.list": /*i18n*/ { id: "ownSession.sessions.list", message: "Your plays of this story" },
  "sessions.begin": /*i18n*/ { id: "ownSession.sessions.begin", message: "At the beginning" },
  "sessions.onTheWay": /*i18n*/ { id: "ownSession.sessions.onTheWay", message: "On the way" },
  "sessions.far": /*i18n*/ { id: "ownSession.sessions.far", message: "{percent} of the way" },
  "sessions.loading": /*i18n*/ {
    id: "ownSession.sessions.loading",
    message: "Looking for your plays...",
  },
  "sessions.failed": /*i18n*/ {
    id: "ownSession.sessions.failed",
    message: "Your plays could not be fetched. They are safe.",
  },
  "sessions.stay": /*i18n*/ { id: "ownSession.sessions.stay", message: "Not now" },
  "sessions.anew": /*i18n*/ { id: "ownSession.sessions.anew", message: "Begin anew" },
  "sessions.beginning": /*i18n*/ { id: "ownSession.sessions.beginning", message: "Opening..." },
} as const satisfies MessageTable;
