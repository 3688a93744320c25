import { inject } from "vitest";
import { openPostgres, type EngineName, type OpenDatabase } from "../../db/open.ts";
import { createFreshDatabase } from "./fresh-database.ts";
import { borrowEmbedded } from "./pglite-pool.ts";

export interface TestDatabase extends OpenDatabase {
  /** On PostgreSQL: the URL for further connections. */
  url?: string;
}

/** A migrated, empty database on this run's engine. Open it in `beforeAll` and close it in `afterAll`. */
export async function createTestDatabase(
  engine: EngineName = inject("engine"),
): Promise<TestDatabase> {
  return engine === "postgres"
    ? freshPostgres(inject("postgresTemplate"))
    : borrowEmbedded(inject("pgliteSnapshot"));
}

/** A database without our tables. */
export async function createEmptyTestDatabase(
  engine: EngineName = inject("engine"),
): Promise<TestDatabase> {
  return engine === "postgres" ? freshPostgres() : borrowEmbedded(inject("pgliteEmptySnapshot"));
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
