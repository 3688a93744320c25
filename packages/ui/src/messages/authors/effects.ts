import type { MessageTable } from "../types.ts";

/** What an effect does, as a clause: “adds 1 to Trust”. */
export const effectMessages = {
  adds: /*i18n*/ { id: "effect.adds", message: "adds {by} to {name}" },
  lowers: /*i18n*/ { id: "effect.lowers", message: "takes {by} from {name}" },
  "sets.number": /*i18n*/ { id: "effect.sets.number", message: "sets {name} to {value}" },
  "sets.word": /*i18n*/ { id: "effect.sets.word", message: "sets {name} to “{value}”" },
  "sets.empty": /*i18n*/ { id: "effect.sets.empty", message: "empties {name}" },
  "sets.other": /*i18n*/ { id: "effect.sets.other", message: "makes {name} the same as {value}" },
  "sets.yes": /*i18n*/ { id: "effect.sets.yes", message: "makes “{name}” true" },
  "sets.no": /*i18n*/ { id: "effect.sets.no", message: "makes “{name}” untrue" },
  includes: /*i18n*/ { id: "effect.includes", message: "adds “{value}” to {name}" },
  excludes: /*i18n*/ { id: "effect.excludes", message: "removes “{value}” from {name}" },
  gives: /*i18n*/ { id: "effect.gives", message: "gives {name}" },
  takes: /*i18n*/ { id: "effect.takes", message: "takes {name} away" },
  unknown: /*i18n*/ {
    id: "effect.unknown",
    message: "does nothing, as the story has no “{name}”",
  },
  nothing: /*i18n*/ { id: "effect.nothing", message: "does nothing" },
  when: /*i18n*/ { id: "effect.when", message: "{effect} if {condition}" },
  once: /*i18n*/ { id: "effect.once", message: "{effect} (only the first time)" },
} as const satisfies MessageTable;
