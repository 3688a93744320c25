import type { MessageTable } from "../types.ts";

export const searchMessages = {
  "search.results": /*i18n*/ { id: "search.results", message: "Stories found" },
  "search.all": /*i18n*/ { id: "search.all", message: "All results" },
  "search.searching": /*i18n*/ { id: "search.searching", message: "Searching..." },
  "search.none": /*i18n*/ { id: "search.none", message: "No stories found" },
  "search.failed": /*i18n*/ { id: "search.failed", message: "Search did not answer" },
  "search.found": /*i18n*/ {
    id: "search.found",
    message: "{count, plural, one {{amount} story found} other {{amount} stories found}}",
  },
  "search.by": /*i18n*/ { id: "search.by", message: "by {author}" },
  "search.clear": /*i18n*/ { id: "search.clear", message: "Clear the search" },
  "menu.create": /*i18n*/ { id: "search.menu.create", message: "Create" },
  "menu.places": /*i18n*/ { id: "search.menu.places", message: "Pages" },
} as const satisfies MessageTable;
