import type { MessageTable } from "../types.ts";

/** What a page says in the place of another that could not be shown. */
export const errorPageMessages = {
  "forbidden.title": /*i18n*/ {
    id: "errorPages.forbidden.title",
    message: "This door is kept locked",
  },
  "forbidden.note": /*i18n*/ {
    id: "errorPages.forbidden.note",
    message:
      "You are signed in, and this room is for others. If it should be open to you, ask whoever keeps the library.",
  },
  "forbidden.login": /*i18n*/ {
    id: "errorPages.forbidden.login",
    message: "Sign in as somebody else",
  },
  "fault.title": /*i18n*/ { id: "errorPages.fault.title", message: "A lamp went out on our side" },
  "fault.note": /*i18n*/ {
    id: "errorPages.fault.note",
    message: "Your story is safe. Try again; if it stays dark, come back in a while.",
  },
  "fault.code": /*i18n*/ {
    id: "errorPages.fault.code",
    message: "If you write to us about it, say this: {code}",
  },
  "offline.title": /*i18n*/ { id: "errorPages.offline.title", message: "You are offline" },
  "offline.note": /*i18n*/ {
    id: "errorPages.offline.note",
    message:
      "The line to the library is cut. Nothing of yours is lost; the page comes back when the line does.",
  },
} as const satisfies MessageTable;
