import type { MessageTable } from "../types.ts";

/**
 * Every built-in word, in English. `{name}` is filled in by the caller; a record of plural forms
 * picks by `count` in the language's own rules.
 */
export const commonMessages = {
  "brand.name": /*i18n*/ { id: "common.brand.name", message: "Katha" },
  "brand.line": /*i18n*/ { id: "common.brand.line", message: "Stories that listen" },

  "nav.label": /*i18n*/ { id: "common.nav.label", message: "Main" },
  "nav.home": /*i18n*/ { id: "common.nav.home", message: "Home" },
  "nav.login": /*i18n*/ { id: "common.nav.login", message: "Login" },
  "nav.skip": /*i18n*/ { id: "common.nav.skip", message: "Skip to the page" },
  "footer.label": /*i18n*/ { id: "common.footer.label", message: "Footer" },
  "footer.terms": /*i18n*/ { id: "common.footer.terms", message: "Terms of Service" },
  "footer.privacy": /*i18n*/ { id: "common.footer.privacy", message: "Privacy Policy" },
  "footer.guide": /*i18n*/ { id: "common.footer.guide", message: "How to Play" },
  "footer.chat": /*i18n*/ { id: "common.footer.chat", message: "Community chat" },
  "footer.contact": /*i18n*/ { id: "common.footer.contact", message: "Contact" },
  "footer.copyright": /*i18n*/ { id: "common.footer.copyright", message: "© {year} Katha" },

  "language.label": /*i18n*/ { id: "common.language.label", message: "Language" },
  "theme.label": /*i18n*/ { id: "common.theme.label", message: "Light" },
  "theme.dark": /*i18n*/ { id: "common.theme.dark", message: "Night" },
  "theme.light": /*i18n*/ { id: "common.theme.light", message: "Morning" },
  "theme.system": /*i18n*/ { id: "common.theme.system", message: "As the device" },

  "action.play": /*i18n*/ { id: "common.action.play", message: "Play" },
  "action.playing": /*i18n*/ { id: "common.action.playing", message: "Loading" },
  "action.playStory": /*i18n*/ { id: "common.action.playStory", message: "Play {title}" },
  "action.look": /*i18n*/ { id: "common.action.look", message: "Look inside" },
  "action.like": /*i18n*/ { id: "common.action.like", message: "Like" },
  "action.unlike": /*i18n*/ { id: "common.action.unlike", message: "Take back the like" },
  "action.bookmark": /*i18n*/ { id: "common.action.bookmark", message: "Bookmark" },
  "action.unbookmark": /*i18n*/ { id: "common.action.unbookmark", message: "Remove the bookmark" },
  "action.share": /*i18n*/ { id: "common.action.share", message: "Share" },
  "action.retry": /*i18n*/ { id: "common.action.retry", message: "Try again" },
  "action.home": /*i18n*/ { id: "common.action.home", message: "To all stories" },
  "action.more": /*i18n*/ { id: "common.action.more", message: "Load More Stories" },
  "action.loadingMore": /*i18n*/ { id: "common.action.loadingMore", message: "Loading..." },
  "action.close": /*i18n*/ { id: "common.action.close", message: "Close" },

  "field.optional": /*i18n*/ { id: "common.field.optional", message: "Optional" },
  "field.reveal": /*i18n*/ { id: "common.field.reveal", message: "Show: {label}" },
  "field.conceal": /*i18n*/ { id: "common.field.conceal", message: "Hide: {label}" },

  "pages.label": /*i18n*/ { id: "common.pages.label", message: "Pages" },
  "pages.previous": /*i18n*/ { id: "common.pages.previous", message: "Previous page" },
  "pages.next": /*i18n*/ { id: "common.pages.next", message: "Next page" },
  "pages.page": /*i18n*/ { id: "common.pages.page", message: "Page {page}" },
  "rating.stars": /*i18n*/ {
    id: "common.rating.stars",
    message: "{count, plural, one {{amount} star} other {{amount} stars}}",
  },
  "choose.none": /*i18n*/ { id: "common.choose.none", message: "Nothing like that here" },
  "choose.clear": /*i18n*/ { id: "common.choose.clear", message: "Clear: {label}" },
  "choose.open": /*i18n*/ { id: "common.choose.open", message: "Show all: {label}" },
  "toast.label": /*i18n*/ { id: "common.toast.label", message: "News" },

  "row.previous": /*i18n*/ { id: "common.row.previous", message: "Previous stories in {title}" },
  "row.next": /*i18n*/ { id: "common.row.next", message: "Next stories in {title}" },

  "home.title": /*i18n*/ { id: "common.home.title", message: "Home" },
  "home.banner": /*i18n*/ { id: "common.home.banner", message: "Featured tonight" },
  "home.featured": /*i18n*/ { id: "common.home.featured", message: "Featured Stories" },
  "home.featuredNote": /*i18n*/ {
    id: "common.home.featuredNote",
    message: "Handpicked by our editors and team",
  },
  "home.trending": /*i18n*/ { id: "common.home.trending", message: "Trending Now" },
  "home.trendingNote": /*i18n*/ {
    id: "common.home.trendingNote",
    message: "What everyone is playing right now",
  },
  "home.loading": /*i18n*/ { id: "common.home.loading", message: "Loading stories..." },
  "home.empty": /*i18n*/ {
    id: "common.home.empty",
    message: "No stories available at the moment.",
  },
  "home.emptyNote": /*i18n*/ {
    id: "common.home.emptyNote",
    message: "The lamps are lit and the shelves are being filled. Come back soon.",
  },
  "home.error": /*i18n*/ { id: "common.home.error", message: "Failed to fetch stories" },
  "home.uncategorised": /*i18n*/ { id: "common.home.uncategorised", message: "More Stories" },

  "story.untitled": /*i18n*/ { id: "common.story.untitled", message: "Untitled" },
  "story.noDescription": /*i18n*/ {
    id: "common.story.noDescription",
    message: "No description available",
  },
  "story.unknownAuthor": /*i18n*/ { id: "common.story.unknownAuthor", message: "Unknown Author" },
  "story.featured": /*i18n*/ { id: "common.story.featured", message: "Featured" },
  "story.premium": /*i18n*/ { id: "common.story.premium", message: "Premium" },
  "story.rank": /*i18n*/ { id: "common.story.rank", message: "Number {rank}" },
  "story.likes": /*i18n*/ {
    id: "common.story.likes",
    message: "{count, plural, one {{amount} like} other {{amount} likes}}",
  },
  "story.plays": /*i18n*/ {
    id: "common.story.plays",
    message: "{count, plural, one {{amount} play} other {{amount} plays}}",
  },
  "story.bookmarks": /*i18n*/ {
    id: "common.story.bookmarks",
    message: "{count, plural, one {{amount} bookmark} other {{amount} bookmarks}}",
  },
  "story.shares": /*i18n*/ {
    id: "common.story.shares",
    message: "{count, plural, one {{amount} share} other {{amount} shares}}",
  },
  "story.tags": /*i18n*/ { id: "common.story.tags", message: "Tags" },
  "story.prompt": /*i18n*/ { id: "common.story.prompt", message: "Story Prompt" },
  "story.commands": /*i18n*/ { id: "common.story.commands", message: "Available Commands" },
  "story.cost": /*i18n*/ { id: "common.story.cost", message: "{cost} XP" },
  "story.loading": /*i18n*/ { id: "common.story.loading", message: "Loading game details..." },
  "story.notFound": /*i18n*/ { id: "common.story.notFound", message: "Game not found" },
  "story.notFoundNote": /*i18n*/ {
    id: "common.story.notFoundNote",
    message: "It may have been taken down, or the address has a slip in it.",
  },
  "story.error": /*i18n*/ { id: "common.story.error", message: "Failed to load game details" },

  "command.continue": /*i18n*/ { id: "common.command.continue", message: "Continue" },
  "command.immerse": /*i18n*/ { id: "common.command.immerse", message: "Immerse" },
  "command.show": /*i18n*/ { id: "common.command.show", message: "Show" },
  "command.undo": /*i18n*/ { id: "common.command.undo", message: "Undo" },
  "command.custom_action": /*i18n*/ {
    id: "common.command.custom_action",
    message: "Custom Action",
  },

  "stats.title": /*i18n*/ { id: "common.stats.title", message: "Statistics" },
  "stats.xp": /*i18n*/ { id: "common.stats.xp", message: "Starting XP" },
  "stats.actions": /*i18n*/ { id: "common.stats.actions", message: "Actions" },
  "stats.cards": /*i18n*/ { id: "common.stats.cards", message: "Story Cards" },
  "stats.scenes": /*i18n*/ { id: "common.stats.scenes", message: "Total Scenes" },
  "stats.branches": /*i18n*/ { id: "common.stats.branches", message: "Branches" },
  "stats.endings": /*i18n*/ { id: "common.stats.endings", message: "Endings" },
  "stats.time": /*i18n*/ { id: "common.stats.time", message: "Play Time" },
  "stats.completion": /*i18n*/ { id: "common.stats.completion", message: "Completion Rate" },
  "stats.rating": /*i18n*/ { id: "common.stats.rating", message: "Rating" },
  "stats.ratingOutOf": /*i18n*/ { id: "common.stats.ratingOutOf", message: "{rating} / 5" },
  "stats.language": /*i18n*/ { id: "common.stats.language", message: "Language" },
  "stats.created": /*i18n*/ { id: "common.stats.created", message: "Created" },

  "status.draft": /*i18n*/ { id: "common.status.draft", message: "Draft" },
  "status.in_review": /*i18n*/ { id: "common.status.in_review", message: "In review" },
  "status.published": /*i18n*/ { id: "common.status.published", message: "Published" },
  "status.archived": /*i18n*/ { id: "common.status.archived", message: "Archived" },

  "rating.everyone": /*i18n*/ { id: "common.rating.everyone", message: "Everyone" },
  "rating.teen": /*i18n*/ { id: "common.rating.teen", message: "Teen (13+)" },
  "story.veiled": /*i18n*/ { id: "common.story.veiled", message: "For readers of 17 and over." },
  "rating.mature": /*i18n*/ { id: "common.rating.mature", message: "Mature (17+)" },
  "difficulty.easy": /*i18n*/ { id: "common.difficulty.easy", message: "Easy" },
  "difficulty.medium": /*i18n*/ { id: "common.difficulty.medium", message: "Medium" },
  "difficulty.hard": /*i18n*/ { id: "common.difficulty.hard", message: "Hard" },

  "missing.title": /*i18n*/ { id: "common.missing.title", message: "This page was never written" },
  "missing.note": /*i18n*/ {
    id: "common.missing.note",
    message: "The address leads nowhere. The stories are all where they were.",
  },
  "error.title": /*i18n*/ { id: "common.error.title", message: "Something stopped us" },
  "error.unreachable": /*i18n*/ {
    id: "common.error.unreachable",
    message: "Katha cannot be reached",
  },
  "error.noLine": /*i18n*/ {
    id: "common.error.noLine",
    message: "Katha cannot be reached just now. Nothing of yours is lost. Try again in a moment.",
  },
  "error.note": /*i18n*/ {
    id: "common.error.note",
    message: "Nothing of yours is lost. Try again.",
  },
  "offline.note": /*i18n*/ {
    id: "common.offline.note",
    message: "You are offline. What is already open stays readable.",
  },
  "offline.unreached": /*i18n*/ {
    id: "common.offline.unreached",
    message: "Katha cannot be reached. What is already open stays readable.",
  },
  busy: /*i18n*/ { id: "common.busy", message: "Working" },
} as const satisfies MessageTable;
