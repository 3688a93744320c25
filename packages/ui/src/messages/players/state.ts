import type { MessageTable } from "../types.ts";

/** What a story that keeps count tells its player. */
export const stateMessages = {
  "change.number": /*i18n*/ { id: "state.change.number", message: "{by} {name}, now {value}" },
  "change.numberOf": /*i18n*/ {
    id: "state.change.numberOf",
    message: "{by} {name}, now {value} of {most}",
  },
  "change.yes": /*i18n*/ { id: "state.change.yes", message: "Now: {name}" },
  "change.no": /*i18n*/ { id: "state.change.no", message: "No longer: {name}" },
  "change.word": /*i18n*/ { id: "state.change.word", message: "{name}: {value}" },
  "change.empty": /*i18n*/ { id: "state.change.empty", message: "{name}: nothing" },
  "change.included": /*i18n*/ { id: "state.change.included", message: "New in {name}: {value}" },
  "change.excluded": /*i18n*/ {
    id: "state.change.excluded",
    message: "Gone from {name}: {value}",
  },
  "change.given": /*i18n*/ { id: "state.change.given", message: "{name} is yours" },
  "change.taken": /*i18n*/ { id: "state.change.taken", message: "You no longer have {name}" },
  "change.bag_full": /*i18n*/ {
    id: "state.change.bag_full",
    message: "No room in your bag for {name}",
  },
  "check.won": /*i18n*/ {
    id: "state.check.won",
    message: "You brought it off, at odds of {odds}",
  },
  "check.lost": /*i18n*/ {
    id: "state.check.lost",
    message: "It went wrong, at odds of {odds}",
  },
} as const satisfies MessageTable;
