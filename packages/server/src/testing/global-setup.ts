import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../db/migrate.ts";
import { openEmbedded, openPostgres, type EngineName } from "../db/open.ts";
import { startTestCluster } from "./database/test-cluster.ts";
import { createFreshDatabase } from "./database/fresh-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    engine: EngineName;
    triesAll: boolean;
    /** Snapshots of an embedded database: migrated, and empty. */
    pgliteSnapshot: string;
    pgliteEmptySnapshot: string;
    postgresUrl: string;
    /** A migrated, empty database to copy new ones from. */
    postgresTemplate: string;
  }
}

/** Creates the template databases once per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.name.includes("postgres") ? "postgres" : "pglite";
  project.provide("engine", engine);
  return engine === "postgres" ? setUpPostgres(project) : setUpPglite(project);
}

async function setUpPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "katha-snapshot-"));
  const database = await openEmbedded({ thread: "shared" });
  const save = async (file: string) => {
    const snapshot = await database.snapshot();
    await writeFile(join(folder, file), Buffer.from(await snapshot.arrayBuffer()));
    return join(folder, file);
  };
  project.provide("pgliteEmptySnapshot", await save("empty.tar"));
  await migrate(database.db);
  project.provide("pgliteSnapshot", await save("migrated.tar"));
  await database.close();
  return () => rm(folder, { recursive: true, force: true });
}

async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startTestCluster();
  const url = given ?? cluster?.url;
  if (!url)
    throw new Error(
      "The server suite on PostgreSQL needs TEST_DATABASE_URL or PostgreSQL's programs.",
    );
  const template = await createFreshDatabase(url);
  const database = await openPostgres({ url: template.url, connections: 1 });
  await migrate(database.db);
  await database.close();
  project.provide("postgresUrl", url);
  project.provide("postgresTemplate", template.name);
  return async () => {
    await template.drop();
    await cluster?.stop();
  };
}
