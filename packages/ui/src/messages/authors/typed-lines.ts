import type { MessageTable } from "../types.ts";

/** What an author does with a typed line, and how strangers' lines fared. */
export const typedLineMessages = {
  means: /*i18n*/ { id: "typedLines.means", message: "This means “{choice}”" },
  meansOne: /*i18n*/ { id: "typedLines.meansOne", message: "This means..." },
  answer: /*i18n*/ { id: "typedLines.answer", message: "This is answered by..." },
  mustNot: /*i18n*/ { id: "typedLines.mustNot", message: "Must not be “{choice}”" },
  mustNotOne: /*i18n*/ { id: "typedLines.mustNotOne", message: "This must not be..." },
  added: /*i18n*/ {
    id: "typedLines.added",
    message: "Added to the wordings of “{choice}”.",
  },
  ruledOut: /*i18n*/ {
    id: "typedLines.ruledOut",
    message: "“{choice}” is never taken for it any more.",
  },
  title: /*i18n*/ { id: "typedLines.title", message: "What strangers will type" },
  hint: /*i18n*/ {
    id: "typedLines.hint",
    message:
      "People who have read a scene once say its choices in their own words, look at what it names and question whoever is there. Here some of them have. What is not understood you mend by one press.",
  },
  some: /*i18n*/ {
    id: "typedLines.some",
    message: "The story is large: these are some of its scenes.",
  },
  "kind.rewording": /*i18n*/ { id: "typedLines.kind.rewording", message: "Choices in other words" },
  "kind.look": /*i18n*/ { id: "typedLines.kind.look", message: "Looks at what is named" },
  "kind.question": /*i18n*/ {
    id: "typedLines.kind.question",
    message: "Questions to whoever is there",
  },
  "of.rewording": /*i18n*/ {
    id: "typedLines.of.rewording",
    message:
      "{count, plural, one {{good} of {amount} understood} other {{good} of {amount} understood}}",
  },
  "of.look": /*i18n*/ {
    id: "typedLines.of.look",
    message:
      "{count, plural, one {{good} of {amount} answered} other {{good} of {amount} answered}}",
  },
  "of.question": /*i18n*/ {
    id: "typedLines.of.question",
    message:
      "{count, plural, one {{good} of {amount} answered} other {{good} of {amount} answered}}",
  },
  "outcome.understood": /*i18n*/ { id: "typedLines.outcome.understood", message: "understood" },
  "outcome.answered": /*i18n*/ { id: "typedLines.outcome.answered", message: "answered" },
  "outcome.asked": /*i18n*/ { id: "typedLines.outcome.asked", message: "asked about" },
  "outcome.missed": /*i18n*/ { id: "typedLines.outcome.missed", message: "missed" },
  "outcome.declined": /*i18n*/ { id: "typedLines.outcome.declined", message: "no answer" },
  "outcome.mistaken": /*i18n*/ { id: "typedLines.outcome.mistaken", message: "taken for another" },
  meant: /*i18n*/ { id: "typedLines.meant", message: "said of “{choice}”" },
  took: /*i18n*/ { id: "typedLines.took", message: "took “{choices}”" },
  askedOf: /*i18n*/ { id: "typedLines.askedOf", message: "asked whether “{choices}” was meant" },
  told: /*i18n*/ { id: "typedLines.told", message: "The player reads: {told}" },
  showGood: /*i18n*/ {
    id: "typedLines.showGood",
    message: "Show what was understood and answered",
  },
  allGood: /*i18n*/ { id: "typedLines.allGood", message: "Nothing here needs mending." },
  none: /*i18n*/ { id: "typedLines.none", message: "There was nothing to type." },
  more: /*i18n*/ {
    id: "typedLines.more",
    message: "{count, plural, one {Show {amount} more} other {Show {amount} more}}",
  },
  published: /*i18n*/ {
    id: "typedLines.published",
    message:
      "At best, of players who type, {understood} of {reworded} rewordings are understood and {asked} asked about; {answered} of {looks} looks are answered.",
  },
} as const satisfies MessageTable;
