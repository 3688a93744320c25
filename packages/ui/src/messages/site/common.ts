import type { MessageTable } from "../types.ts";

/** What pieces all over the site say. Every first visit loads it before anything is shown: the words of one piece have a table of their own. */
export const commonMessages = {
  "brand.name": /*i18n*/ { id: "common.brand.name", message: "Katha" },
  "nav.skip": /*i18n*/ { id: "common.nav.skip", message: "Skip to the page" },
  "home.loading": /*i18n*/ { id: "common.home.loading", message: "Loading stories..." },
  "action.retry": /*i18n*/ { id: "common.action.retry", message: "Try again" },
  "action.home": /*i18n*/ { id: "common.action.home", message: "To all stories" },
  "action.close": /*i18n*/ { id: "common.action.close", message: "Close" },
  "error.title": /*i18n*/ { id: "common.error.title", message: "Something stopped us" },
  "error.note": /*i18n*/ {
    id: "common.error.note",
    message: "Nothing of yours is lost. Try again.",
  },
} as const satisfies MessageTable;
