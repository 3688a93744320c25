import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { openEmbedded, openPostgres, type EngineName, type OpenDatabase } from "../db/open.ts";
import { createFreshDatabase } from "./fresh-database.ts";

/**
 * A migrated, empty database of its own, on the engine that this run of the suite is for.
 * Open it in `beforeAll` and close it in `afterAll`.
 */
export async function createTestDatabase(
  engine: EngineName = inject("engine"),
): Promise<OpenDatabase> {
  return engine === "postgres" ? copyOfTemplate() : copyOfSnapshot();
}

async function copyOfSnapshot(): Promise<OpenDatabase> {
  const snapshot = new Blob([await readFile(inject("pgliteSnapshot"))]);
  return openEmbedded({ thread: "shared", snapshot });
}

async function copyOfTemplate(): Promise<OpenDatabase> {
  const fresh = await createFreshDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  const database = await openPostgres({ url: fresh.url, connections: 5 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await fresh.drop();
    },
  };
}
