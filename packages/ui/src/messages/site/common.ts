import type { MessageTable } from "../types.ts";

/** Messages used all over the site. Every first visit waits for them, so the messages of a single component go elsewhere. */
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
