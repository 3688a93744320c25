import type { MessageTable } from "../types.ts";

/** The clauses that make up a condition's sentence. */
export const conditionMessages = {
  "number.equals": /*i18n*/ { id: "condition.number.equals", message: "{name} is {value}" },
  "number.differs": /*i18n*/ { id: "condition.number.differs", message: "{name} is not {value}" },
  "number.at_least": /*i18n*/ {
    id: "condition.number.at_least",
    message: "{name} is at least {value}",
  },
  "number.at_most": /*i18n*/ {
    id: "condition.number.at_most",
    message: "{name} is at most {value}",
  },
  "number.more_than": /*i18n*/ {
    id: "condition.number.more_than",
    message: "{name} is more than {value}",
  },
  "number.less_than": /*i18n*/ {
    id: "condition.number.less_than",
    message: "{name} is less than {value}",
  },
  "word.equals": /*i18n*/ { id: "condition.word.equals", message: "{name} is “{value}”" },
  "word.differs": /*i18n*/ { id: "condition.word.differs", message: "{name} is not “{value}”" },
  "other.equals": /*i18n*/ {
    id: "condition.other.equals",
    message: "{name} is the same as {value}",
  },
  "other.differs": /*i18n*/ {
    id: "condition.other.differs",
    message: "{name} is not the same as {value}",
  },
  "blank.equals": /*i18n*/ { id: "condition.blank.equals", message: "{name} is empty" },
  "blank.differs": /*i18n*/ { id: "condition.blank.differs", message: "{name} is not empty" },
  "set.includes": /*i18n*/ {
    id: "condition.set.includes",
    message: "{name} includes “{value}”",
  },
  "set.lacks": /*i18n*/ { id: "condition.set.lacks", message: "{name} lacks “{value}”" },
  "flag.yes": /*i18n*/ { id: "condition.flag.yes", message: "“{name}” is true" },
  "flag.no": /*i18n*/ { id: "condition.flag.no", message: "“{name}” is not true" },
  "thing.yes": /*i18n*/ { id: "condition.thing.yes", message: "you carry {name}" },
  "thing.no": /*i18n*/ { id: "condition.thing.no", message: "you do not carry {name}" },
  "scene.yes": /*i18n*/ { id: "condition.scene.yes", message: "you have been at “{name}”" },
  "scene.no": /*i18n*/ { id: "condition.scene.no", message: "you have not been at “{name}”" },
  "scene.often": /*i18n*/ {
    id: "condition.scene.often",
    message: "you have been at “{name}” at least {times} times",
  },
  "scene.seldom": /*i18n*/ {
    id: "condition.scene.seldom",
    message: "you have been at “{name}” fewer than {times} times",
  },
  "ending.yes": /*i18n*/ {
    id: "condition.ending.yes",
    message: "you have found the ending “{name}”",
  },
  "ending.no": /*i18n*/ {
    id: "condition.ending.no",
    message: "you have not found the ending “{name}”",
  },
  "unknown.yes": /*i18n*/ {
    id: "condition.unknown.yes",
    message: "never, as the story has no “{name}”",
  },
  "unknown.no": /*i18n*/ {
    id: "condition.unknown.no",
    message: "always, as the story has no “{name}”",
  },
  always: /*i18n*/ { id: "condition.always", message: "always" },
  never: /*i18n*/ { id: "condition.never", message: "never" },
  either: /*i18n*/ { id: "condition.either", message: "either {parts}" },
  orElse: /*i18n*/ { id: "condition.orElse", message: "{left}, or else {right}" },
} as const satisfies MessageTable;
