import type { MessageTable } from "../types.ts";

export const homeMessages = {
  "home.title": /*i18n*/ { id: "home.title", message: "Home" },
  "home.banner": /*i18n*/ { id: "home.banner", message: "Featured tonight" },
  "action.look": /*i18n*/ { id: "home.action.look", message: "Look inside" },
  "home.featured": /*i18n*/ { id: "home.featured", message: "Featured Stories" },
  "home.featuredNote": /*i18n*/ {
    id: "home.featuredNote",
    message: "Handpicked by our editors and team",
  },
  "home.trending": /*i18n*/ { id: "home.trending", message: "Trending Now" },
  "home.trendingNote": /*i18n*/ { id: "home.trendingNote", message: "Currently popular" },
  "home.uncategorised": /*i18n*/ { id: "home.uncategorised", message: "More Stories" },
  "row.previous": /*i18n*/ { id: "home.row.previous", message: "Previous stories in {title}" },
  "row.next": /*i18n*/ { id: "home.row.next", message: "Next stories in {title}" },
  "action.more": /*i18n*/ { id: "home.action.more", message: "Load More Stories" },
  "action.loadingMore": /*i18n*/ { id: "home.action.loadingMore", message: "Loading..." },
  "home.empty": /*i18n*/ {
    id: "home.empty",
    message: "No stories available at the moment.",
  },
  "home.emptyNote": /*i18n*/ {
    id: "home.emptyNote",
    message: "The lamps are lit and the shelves are being filled. Come back soon.",
  },
  "home.error": /*i18n*/ { id: "home.error", message: "Failed to fetch stories" },

  "overlay.1": /*i18n*/ { id: "home.overlay.1", message: "Lighting the lamps" },
  "overlay.2": /*i18n*/ { id: "home.overlay.2", message: "Unrolling the scrolls" },
  "overlay.3": /*i18n*/ { id: "home.overlay.3", message: "Mixing the colours" },
  "overlay.4": /*i18n*/ { id: "home.overlay.4", message: "Waking the tellers" },
  "overlay.5": /*i18n*/ { id: "home.overlay.5", message: "Opening the doors" },
} as const satisfies MessageTable;
