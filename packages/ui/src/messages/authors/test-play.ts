import type { MessageTable } from "../types.ts";

export const testPlayMessages = {
  locked: /*i18n*/ { id: "testPlay.locked", message: "Locked: {reason}" },
  needs: /*i18n*/ { id: "testPlay.needs", message: "only if {condition}" },
  odds: /*i18n*/ { id: "testPlay.odds", message: "{odds} to succeed" },
  noneOffered: /*i18n*/ { id: "testPlay.noneOffered", message: "No choice is offered here now." },
  counts: /*i18n*/ { id: "testPlay.counts", message: "What the story counts" },
  hidden: /*i18n*/ { id: "testPlay.hidden", message: "{name} (hidden)" },
  carried: /*i18n*/ { id: "testPlay.carried", message: "Carried" },
  nothing: /*i18n*/ { id: "testPlay.nothing", message: "nothing" },
  happened: /*i18n*/ { id: "testPlay.happened", message: "What the last step did" },
  outcome: /*i18n*/ { id: "testPlay.outcome", message: "Skill checks" },
  "outcome.chance": /*i18n*/ { id: "testPlay.outcome.chance", message: "come out by chance" },
  "outcome.won": /*i18n*/ { id: "testPlay.outcome.won", message: "are always won" },
  "outcome.lost": /*i18n*/ { id: "testPlay.outcome.lost", message: "are always lost" },
  setup: /*i18n*/ { id: "testPlay.setup", message: "Begin with another state" },
  "setup.things": /*i18n*/ { id: "testPlay.setup.things", message: "In the bag" },
  "setup.endings": /*i18n*/ { id: "testPlay.setup.endings", message: "Endings found before" },
  "setup.reset": /*i18n*/ { id: "testPlay.setup.reset", message: "As the story begins" },
} as const satisfies MessageTable;
