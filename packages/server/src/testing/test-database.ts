import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { openEmbedded, openPostgres, type EngineName, type OpenDatabase } from "../db/open.ts";
import { createFreshDatabase } from "./fresh-database.ts";

export interface TestDatabase extends OpenDatabase {
  /** On PostgreSQL: where further connections reach it. */
  url?: string;
}

/**
 * A migrated, empty database of its own, on the engine that this run of the suite is for.
 * Open it in `beforeAll` and close it in `afterAll`.
 */
export async function createTestDatabase(
  engine: EngineName = inject("engine"),
): Promise<TestDatabase> {
  return engine === "postgres"
    ? freshPostgres(inject("postgresTemplate"))
    : freshEmbedded(inject("pgliteSnapshot"));
}

/** The same without a single table of ours. */
export async function createEmptyTestDatabase(
  engine: EngineName = inject("engine"),
): Promise<TestDatabase> {
  return engine === "postgres" ? freshPostgres() : freshEmbedded(inject("pgliteEmptySnapshot"));
}

async function freshEmbedded(snapshotFile: string): Promise<TestDatabase> {
  const snapshot = new Blob([await readFile(snapshotFile)]);
  return openEmbedded({ thread: "shared", snapshot });
}

async function freshPostgres(template?: string): Promise<TestDatabase> {
  const fresh = await createFreshDatabase(inject("postgresUrl"), template);
  const database = await openPostgres({ url: fresh.url, connections: 5 });
  return {
    ...database,
    url: fresh.url,
    close: async () => {
      await database.close();
      await fresh.drop();
    },
  };
}
