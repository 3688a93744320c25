import type { MessageTable } from "../types.ts";

/** What is left of a session: its book, its map, and a passage as a picture. */
export const keepsakeMessages = {
  back: /*i18n*/ { id: "keepsake.back", message: "Back to the story" },

  "map.link": /*i18n*/ { id: "keepsake.map.link", message: "The map" },
  "book.page": /*i18n*/ { id: "keepsake.book.page", message: "{title} as a book" },
  "book.link": /*i18n*/ { id: "keepsake.book.link", message: "The book" },
  "book.loading": /*i18n*/ { id: "keepsake.book.loading", message: "Gathering the pages..." },
  "book.failed": /*i18n*/ {
    id: "keepsake.book.failed",
    message: "The pages could not be gathered. Your story is safe.",
  },
  "book.tools": /*i18n*/ { id: "keepsake.book.tools", message: "Take the book with you" },
  "book.ownLines": /*i18n*/ { id: "keepsake.book.ownLines", message: "My own lines" },
  "book.pictures": /*i18n*/ { id: "keepsake.book.pictures", message: "Pictures" },
  "book.epub": /*i18n*/ { id: "keepsake.book.epub", message: "Save as EPUB" },
  "book.print": /*i18n*/ { id: "keepsake.book.print", message: "Print" },
  "book.markdown": /*i18n*/ { id: "keepsake.book.markdown", message: "Markdown" },
  "book.text": /*i18n*/ { id: "keepsake.book.text", message: "Plain text" },
  "book.binding": /*i18n*/ { id: "keepsake.book.binding", message: "Binding the book..." },
  "book.saved": /*i18n*/ {
    id: "keepsake.book.saved",
    message: "Saved. Every reading app opens it.",
  },
  "book.leftOut": /*i18n*/ {
    id: "keepsake.book.leftOut",
    message:
      "{count, plural, one {Saved. {amount} picture could not be fetched; the book says in words what it shows.} other {Saved. {amount} pictures could not be fetched; the book says in words what they show.}}",
  },
  "book.notSaved": /*i18n*/ {
    id: "keepsake.book.notSaved",
    message: "The book could not be made. Try again.",
  },
  "book.contents": /*i18n*/ { id: "keepsake.book.contents", message: "Contents" },
  "book.own": /*i18n*/ { id: "keepsake.book.own", message: "You" },

  "map.page": /*i18n*/ { id: "keepsake.map.page", message: "Your way through {title}" },
  "map.loading": /*i18n*/ { id: "keepsake.map.loading", message: "Unrolling the map..." },
  "map.failed": /*i18n*/ {
    id: "keepsake.map.failed",
    message: "The map could not be drawn. Your story is safe.",
  },
  "map.empty": /*i18n*/ { id: "keepsake.map.empty", message: "No map for this one" },
  "map.emptyNote": /*i18n*/ {
    id: "keepsake.map.emptyNote",
    message:
      "This story is told as you go, so there are no paths to draw. It makes a book, though.",
  },
  "map.label": /*i18n*/ { id: "keepsake.map.label", message: "Map of your paths" },
  "map.place": /*i18n*/ { id: "keepsake.map.place", message: "The chosen scene" },
  "map.scenes": /*i18n*/ {
    id: "keepsake.map.scenes",
    message: "{seen} of {total} scenes",
  },
  "map.endings": /*i18n*/ {
    id: "keepsake.map.endings",
    message: "{found} of {total} endings found",
  },
  "map.here": /*i18n*/ { id: "keepsake.map.here", message: "You are here" },
  "map.ending": /*i18n*/ { id: "keepsake.map.ending", message: "An ending" },
  "map.ways": /*i18n*/ { id: "keepsake.map.ways", message: "Ways on from here" },
  "map.ownWay": /*i18n*/ { id: "keepsake.map.ownWay", message: "A way of your own" },
  "map.fog": /*i18n*/ { id: "keepsake.map.fog", message: "Not gone yet" },
  "map.path": /*i18n*/ { id: "keepsake.map.path", message: "You went this way" },
  "map.walked": /*i18n*/ { id: "keepsake.map.walked", message: "You went this way another time" },
  "map.share": /*i18n*/ { id: "keepsake.map.share", message: "{share} of players" },
  "map.return": /*i18n*/ { id: "keepsake.map.return", message: "Go back to this fork" },
  "map.list": /*i18n*/ { id: "keepsake.map.list", message: "Where you have been" },

  "card.title": /*i18n*/ { id: "keepsake.card.title", message: "A picture of this passage" },
  "card.note": /*i18n*/ {
    id: "keepsake.card.note",
    message: "What you had selected, or else the whole part. Shorten it as you like.",
  },
  "card.words": /*i18n*/ { id: "keepsake.card.words", message: "The passage" },
  "card.alt": /*i18n*/ { id: "keepsake.card.alt", message: "A card with the passage" },
  "card.drawing": /*i18n*/ { id: "keepsake.card.drawing", message: "Drawing the card..." },
  "card.cut": /*i18n*/ {
    id: "keepsake.card.cut",
    message: "Not all of it has room on the card. Shorten it.",
  },
  "card.failed": /*i18n*/ {
    id: "keepsake.card.failed",
    message: "The card could not be drawn. Try again.",
  },
  "card.save": /*i18n*/ { id: "keepsake.card.save", message: "Save the picture" },
  "card.share": /*i18n*/ { id: "keepsake.card.share", message: "Share" },
  "card.close": /*i18n*/ { id: "keepsake.card.close", message: "Close" },
} as const satisfies MessageTable;
