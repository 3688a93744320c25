/**
 * Every built-in word, in English. `{name}` is filled in by the caller; a record of plural forms
 * picks by `count` in the language's own rules.
 */
export const en = {
  "brand.name": "Katha",
  "brand.line": "Stories that listen",

  "nav.label": "Main",
  "nav.home": "Home",
  "nav.login": "Login",
  "nav.skip": "Skip to the page",
  "footer.label": "Footer",
  "footer.terms": "Terms of Service",
  "footer.privacy": "Privacy Policy",
  "footer.copyright": "© {year} Katha",

  "language.label": "Language",
  "theme.label": "Light",
  "theme.dark": "Night",
  "theme.light": "Morning",
  "theme.system": "As the device",

  "action.play": "Play",
  "action.playing": "Loading",
  "action.playStory": "Play {title}",
  "action.look": "Look inside",
  "action.like": "Like",
  "action.unlike": "Take back the like",
  "action.bookmark": "Bookmark",
  "action.unbookmark": "Remove the bookmark",
  "action.share": "Share",
  "action.retry": "Try again",
  "action.home": "To all stories",
  "action.more": "Load More Stories",
  "action.loadingMore": "Loading...",
  "action.close": "Close",

  "field.optional": "Optional",
  "field.reveal": "Show: {label}",
  "field.conceal": "Hide: {label}",

  "pages.label": "Pages",
  "pages.previous": "Previous page",
  "pages.next": "Next page",
  "pages.page": "Page {page}",
  "rating.stars": { one: "{amount} star", other: "{amount} stars" },
  "choose.none": "Nothing like that here",
  "choose.clear": "Clear: {label}",
  "choose.open": "Show all: {label}",
  "toast.label": "News",

  "row.previous": "Previous stories in {title}",
  "row.next": "Next stories in {title}",

  "home.title": "Home",
  "home.banner": "Featured tonight",
  "home.featured": "Featured Stories",
  "home.featuredNote": "Handpicked by our editors and team",
  "home.trending": "Trending Now",
  "home.trendingNote": "What everyone is playing right now",
  "home.loading": "Loading stories...",
  "home.empty": "No stories available at the moment.",
  "home.emptyNote": "The lamps are lit and the shelves are being filled. Come back soon.",
  "home.error": "Failed to fetch stories",
  "home.uncategorised": "More Stories",

  "story.untitled": "Untitled",
  "story.noDescription": "No description available",
  "story.unknownAuthor": "Unknown Author",
  "story.featured": "Featured",
  "story.premium": "Premium",
  "story.rank": "Number {rank}",
  "story.likes": { one: "{amount} like", other: "{amount} likes" },
  "story.plays": { one: "{amount} play", other: "{amount} plays" },
  "story.bookmarks": { one: "{amount} bookmark", other: "{amount} bookmarks" },
  "story.shares": { one: "{amount} share", other: "{amount} shares" },
  "story.tags": "Tags",
  "story.prompt": "Story Prompt",
  "story.commands": "Available Commands",
  "story.cost": "{cost} XP",
  "story.loading": "Loading game details...",
  "story.notFound": "Game not found",
  "story.notFoundNote": "It may have been taken down, or the address has a slip in it.",
  "story.error": "Failed to load game details",

  "command.continue": "Continue",
  "command.immerse": "Immerse",
  "command.show": "Show",
  "command.undo": "Undo",
  "command.custom_action": "Custom Action",

  "stats.title": "Statistics",
  "stats.xp": "Starting XP",
  "stats.actions": "Actions",
  "stats.cards": "Story Cards",
  "stats.scenes": "Total Scenes",
  "stats.branches": "Branches",
  "stats.endings": "Endings",
  "stats.time": "Play Time",
  "stats.completion": "Completion Rate",
  "stats.rating": "Rating",
  "stats.ratingOutOf": "{rating} / 5",
  "stats.language": "Language",
  "stats.created": "Created",

  "status.draft": "Draft",
  "status.in_review": "In review",
  "status.published": "Published",
  "status.archived": "Archived",

  "rating.everyone": "Everyone",
  "rating.teen": "Teen (13+)",
  "rating.mature": "Mature (17+)",
  "difficulty.easy": "Easy",
  "difficulty.medium": "Medium",
  "difficulty.hard": "Hard",

  "missing.title": "This page was never written",
  "missing.note": "The address leads nowhere. The stories are all where they were.",
  "error.title": "Something stopped us",
  "error.unreachable": "Katha cannot be reached",
  "error.noLine":
    "Katha cannot be reached just now. Nothing of yours is lost. Try again in a moment.",
  "error.note": "Nothing of yours is lost. Try again.",
  "offline.note": "You are offline. What is already open stays readable.",
  "offline.unreached": "Katha cannot be reached. What is already open stays readable.",
  busy: "Working",
} as const satisfies Record<string, string | PluralForms>;

export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export type WordKey = keyof typeof en;
export type Words = {
  readonly [Key in WordKey]: (typeof en)[Key] extends string ? string : PluralForms;
};

/** Keys whose words have no blank to fill. */
export type PlainWordKey = {
  [Key in WordKey]: (typeof en)[Key] extends PluralForms | `${string}{${string}` ? never : Key;
}[WordKey];
