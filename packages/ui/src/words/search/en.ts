export const searchEn = {
  "search.results": "Stories found",
  "search.searching": "Searching...",
  "search.none": "No stories found",
  "search.failed": "Search did not answer",
  "search.found": { one: "{amount} story found", other: "{amount} stories found" },
  "search.by": "by {author}",
  "search.clear": "Clear the search",
  "menu.create": "Create",
  "menu.places": "Pages",
} as const;
