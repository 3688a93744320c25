import type { MessageTable } from "../types.ts";

/** How a story's scenes are read, and what its author mends. */
export const readingMessages = {
  tab: /*i18n*/ { id: "reading.tab", message: "As it is read" },
  title: /*i18n*/ { id: "reading.title", message: "Your story as it is read" },
  hint: /*i18n*/ {
    id: "reading.hint",
    message:
      "Who and what your scenes tell of, in your own words. What players ask about and look at is answered from this. Where it is wrong, one press mends it, and it is saved with the story.",
  },
  loading: /*i18n*/ { id: "reading.loading", message: "Your story is being read..." },
  failed: /*i18n*/ { id: "reading.failed", message: "Your story could not be read just now." },
  retry: /*i18n*/ { id: "reading.retry", message: "Read it again" },
  none: /*i18n*/ { id: "reading.none", message: "Nothing to read yet." },
  noneNote: /*i18n*/ {
    id: "reading.noneNote",
    message: "Once your scenes tell of somebody or something, it will stand here.",
  },
  kinds: /*i18n*/ { id: "reading.kinds", message: "What was read" },
  "kind.people": /*i18n*/ { id: "reading.kind.people", message: "People" },
  "kind.things": /*i18n*/ { id: "reading.kind.things", message: "Things" },
  "kind.places": /*i18n*/ { id: "reading.kind.places", message: "Places" },
  scenes: /*i18n*/ { id: "reading.scenes", message: "Who is where" },
  "none.people": /*i18n*/ {
    id: "reading.none.people",
    message: "Nobody acts or speaks in these scenes.",
  },
  "none.things": /*i18n*/ { id: "reading.none.things", message: "No thing is named so far." },
  "none.places": /*i18n*/ { id: "reading.none.places", message: "No place is named so far." },
  "none.scenes": /*i18n*/ { id: "reading.none.scenes", message: "There are no scenes yet." },
  played: /*i18n*/ {
    id: "reading.played",
    message: "The story is told of {name}, so {name} is taken for the player’s own character.",
  },
  find: /*i18n*/ { id: "reading.find", message: "Find a name" },
  noMatch: /*i18n*/ { id: "reading.noMatch", message: "No such name." },
  sentences: /*i18n*/ {
    id: "reading.sentences",
    message: "{count, plural, one {{amount} sentence} other {{amount} sentences}}",
  },
  "sure.likely": /*i18n*/ { id: "reading.sure.likely", message: "likely" },
  "sure.perhaps": /*i18n*/ { id: "reading.sure.perhaps", message: "perhaps" },
  ofBible: /*i18n*/ { id: "reading.ofBible", message: "introduced by you" },
  also: /*i18n*/ { id: "reading.also", message: "Also: {names}" },
  known: /*i18n*/ { id: "reading.known", message: "What is known of {name}" },
  nothingKnown: /*i18n*/ {
    id: "reading.nothingKnown",
    message: "No scene tells of it. You introduced it yourself.",
  },
  byPronoun: /*i18n*/ { id: "reading.byPronoun", message: "likely meant" },
  moreSentences: /*i18n*/ {
    id: "reading.moreSentences",
    message: "{count, plural, one {and {amount} more} other {and {amount} more}}",
  },
  open: /*i18n*/ { id: "reading.open", message: "Open {scene}" },
  notPerson: /*i18n*/ { id: "reading.notPerson", message: "Not a person" },
  notThing: /*i18n*/ { id: "reading.notThing", message: "Leave it out" },
  sameAs: /*i18n*/ { id: "reading.sameAs", message: "{name} is the same as" },
  leftOut: /*i18n*/ { id: "reading.leftOut", message: "Left out" },
  bringBack: /*i18n*/ { id: "reading.bringBack", message: "Bring back {name}" },
  more: /*i18n*/ {
    id: "reading.more",
    message: "{count, plural, one {Show {amount} more} other {Show {amount} more}}",
  },
  choose: /*i18n*/ { id: "reading.choose", message: "Choose a name" },
  nobody: /*i18n*/ { id: "reading.nobody", message: "nobody" },
  present: /*i18n*/ { id: "reading.present", message: "Here" },
  named: /*i18n*/ { id: "reading.named", message: "Named, and not here" },
  isNotHere: /*i18n*/ { id: "reading.isNotHere", message: "{name} is not here" },
  isHere: /*i18n*/ { id: "reading.isHere", message: "{name} is here" },
  somebodyElse: /*i18n*/ { id: "reading.somebodyElse", message: "Somebody else is here" },
} as const satisfies MessageTable;
