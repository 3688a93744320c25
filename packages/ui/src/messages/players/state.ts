import type { MessageTable } from "../types.ts";

/** What the player sees of a story's state. */
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
  "check.won": /*i18n*/ { id: "state.check.won", message: "You brought it off" },
  "check.lost": /*i18n*/ { id: "state.check.lost", message: "It went wrong" },
  "check.wonAt": /*i18n*/ {
    id: "state.check.wonAt",
    message: "You brought it off, at odds of {odds}",
  },
  "check.lostAt": /*i18n*/ {
    id: "state.check.lostAt",
    message: "It went wrong, at odds of {odds}",
  },

  "bar.label": /*i18n*/ { id: "state.bar.label", message: "How things stand" },
  "bar.of": /*i18n*/ { id: "state.bar.of", message: "{value} of {most}" },
  "bar.bag": /*i18n*/ { id: "state.bar.bag", message: "Your bag" },
  "bar.bagEmpty": /*i18n*/ { id: "state.bar.bagEmpty", message: "There is nothing in it yet." },
  "bar.nothing": /*i18n*/ { id: "state.bar.nothing", message: "nothing" },
  "bar.yes": /*i18n*/ { id: "state.bar.yes", message: "yes" },
  "bar.no": /*i18n*/ { id: "state.bar.no", message: "no" },

  "choice.odds": /*i18n*/ { id: "state.choice.odds", message: "Chance of success: {odds}" },
  "choice.needs": /*i18n*/ { id: "state.choice.needs", message: "Only if {condition}" },
  "choice.locked": /*i18n*/ { id: "state.choice.locked", message: "Not open to you now" },

  "command.label": /*i18n*/ { id: "state.command.label", message: "This story's own commands" },
  "command.xp": /*i18n*/ { id: "state.command.xp", message: "{xp} XP" },
  "command.note": /*i18n*/ { id: "state.command.note", message: "A command of this story alone" },

  "who.title": /*i18n*/ { id: "state.who.title", message: "Who are you?" },
  "who.note": /*i18n*/ {
    id: "state.who.note",
    message: "The story asks before its first line. You can also begin as it stands.",
  },
  "who.empty": /*i18n*/ { id: "state.who.empty", message: "Write something here." },
  "who.bag": /*i18n*/ { id: "state.who.bag", message: "What is in your bag?" },
  "who.bagMost": /*i18n*/ {
    id: "state.who.bagMost",
    message:
      "{count, plural, one {Choose {amount} thing at most.} other {Choose {amount} things at most.}}",
  },
  "who.tooMany": /*i18n*/ {
    id: "state.who.tooMany",
    message:
      "{count, plural, one {That is {amount} too many: leave it behind.} other {That is {amount} too many: leave them behind.}}",
  },
  "who.begin": /*i18n*/ { id: "state.who.begin", message: "Begin" },
  "who.later": /*i18n*/ { id: "state.who.later", message: "Not now" },
} as const satisfies MessageTable;
