import { inject } from "vitest";
import { openPostgres, type EngineName, type OpenDatabase } from "../db/open.ts";
import { createFreshDatabase } from "./fresh-database.ts";
import { lendEmbedded } from "./lent-engines.ts";

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
    : lendEmbedded(inject("pgliteSnapshot"));
}

/** The same without a single table of ours. */
export async function createEmptyTestDatabase(
  engine: EngineName = inject("engine"),
): Promise<TestDatabase> {
  return engine === "postgres" ? freshPostgres() : lendEmbedded(inject("pgliteEmptySnapshot"));
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
