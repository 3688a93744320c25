import type { MessageTable } from "../types.ts";

/** What a reader likes to read, and what home makes of it. */
export const tastesMessages = {
  "tastes.title": /*i18n*/ { id: "tastes.title", message: "Languages and tastes" },
  "tastes.ask": /*i18n*/ {
    id: "tastes.ask",
    message: "Which languages do you read, and what do you like? Home will follow.",
  },
  "tastes.choose": /*i18n*/ { id: "tastes.choose", message: "Choose" },
  "tastes.away": /*i18n*/ { id: "tastes.away", message: "Put away" },
  "tastes.languages": /*i18n*/ { id: "tastes.languages", message: "I read" },
  "tastes.categories": /*i18n*/ { id: "tastes.categories", message: "I like" },
  "tastes.most": /*i18n*/ { id: "tastes.most", message: "{amount} at most." },
  "tastes.loading": /*i18n*/ { id: "tastes.loading", message: "Loading the categories..." },
  "tastes.keep": /*i18n*/ { id: "tastes.keep", message: "Keep" },
  "tastes.cancel": /*i18n*/ { id: "tastes.cancel", message: "Not now" },
  "tastes.note": /*i18n*/ {
    id: "tastes.note",
    message:
      "What you choose comes first on home; nothing is hidden. With nothing chosen, home is the same for you as for everyone.",
  },
  "tastes.kept": /*i18n*/ { id: "tastes.kept", message: "Kept." },
  "tastes.notKept": /*i18n*/ {
    id: "tastes.notKept",
    message:
      "Your account could not be reached. This device keeps your choice, and sends it when the connection is back.",
  },
  "forYou.title": /*i18n*/ { id: "forYou.title", message: "For you" },
  "forYou.both": /*i18n*/ {
    id: "forYou.both",
    message: "Because you read {languages} and like {categories}",
  },
  "forYou.languages": /*i18n*/ { id: "forYou.languages", message: "Because you read {languages}" },
  "forYou.categories": /*i18n*/ {
    id: "forYou.categories",
    message: "Because you like {categories}",
  },
  "forYou.otherwise": /*i18n*/ {
    id: "forYou.otherwise",
    message: "Nothing of {categories} in {languages} yet; these are other stories in {languages}",
  },
  "forYou.none": /*i18n*/ {
    id: "forYou.none",
    message: "No story in {languages} yet. The first will stand here; all others are below.",
  },
  "forYou.noneOf": /*i18n*/ {
    id: "forYou.noneOf",
    message: "No story of {categories} yet. The first will stand here; all others are below.",
  },
  "forYou.more": /*i18n*/ {
    id: "forYou.more",
    message: "{count, plural, one {{amount} more} other {{amount} more}}",
  },
  "forYou.change": /*i18n*/ { id: "forYou.change", message: "Change languages and tastes" },
} as const satisfies MessageTable;
