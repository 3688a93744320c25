import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { startEmbedded } from "../../../db/embedded-database.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Target } from "./target.ts";

/** A database in a folder of its own; `restore.ts` changes the folders' places. */
export function embeddedTarget(folder: string, clock: Clock): Target {
  return {
    isFolder: true,
    fill: async ({ migrations }, work) => {
      const { database } = await startEmbedded({ dataDir: folder, clock, migrations });
      try {
        await work(database.db);
        await sql`checkpoint`.execute(database.db);
      } finally {
        await database.close();
      }
    },
    swap: () => Promise.resolve(undefined),
    abandon: () => rm(join(folder, "database"), { recursive: true, force: true }),
  };
}
