import type { MessageTable } from "../types.ts";

/** The navigation bar before any interaction; keep it small, since it loads with the first page. */
export const navMessages = {
  "nav.label": /*i18n*/ { id: "nav.label", message: "Main" },
  "nav.home": /*i18n*/ { id: "nav.home", message: "Home" },
  "nav.login": /*i18n*/ { id: "nav.login", message: "Login" },
  "nav.treasury": /*i18n*/ { id: "nav.treasury", message: "Treasury" },
  "nav.compose": /*i18n*/ { id: "nav.compose", message: "Compose" },
  "nav.creations": /*i18n*/ { id: "nav.creations", message: "Creations" },
  "nav.shelf": /*i18n*/ { id: "nav.shelf", message: "Shelf" },
  "nav.waitlist": /*i18n*/ { id: "nav.waitlist", message: "Join Waitlist" },
  "nav.profile": /*i18n*/ { id: "nav.profile", message: "Profile" },
  "nav.menu": /*i18n*/ { id: "nav.menu", message: "Menu" },
  "nav.search": /*i18n*/ { id: "nav.search", message: "Search stories" },
} as const satisfies MessageTable;
