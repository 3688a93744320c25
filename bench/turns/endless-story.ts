import { insertStory } from "@katha/server/testing/insert-story";
import type { Db } from "@katha/server/db/open";

const room = (text: string, to: string) => ({
  text: `${text} ${"The lamps are lit, and somebody sings behind the wall. ".repeat(6)}`,
  choices: [
    { text: "Go on.", target: to },
    { text: "Look into the well.", target: "well" },
  ],
});
const structure = JSON.stringify({
  start_node: "gate",
  state: { steps: { kind: "number", name: "Steps", start: 0, shown: true } },
  nodes: {
    gate: room("The gate.", "hall"),
    hall: room("The hall.", "court"),
    court: room("The court.", "gate"),
    well: room("The well.", "gate"),
  },
});

/** A story that counts steps and never ends. */
export const endlessStory = (db: Db) =>
  insertStory(db, { story_structure: structure, initial_xp: 1_000_000 });
