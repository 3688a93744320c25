import type { MessageTable } from "../types.ts";

/** Pages shown instead of one that could not be shown. */
export const errorPageMessages = {
  "missing.title": /*i18n*/ {
    id: "errorPages.missing.title",
    message: "This page was never written",
  },
  "missing.note": /*i18n*/ {
    id: "errorPages.missing.note",
    message: "The address leads nowhere. The stories are all where they were.",
  },
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
} as const satisfies MessageTable;
