import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../lib/clock.ts";
import { firstLineOf } from "../lib/reason-of.ts";
import { migrate, type MigrateOptions, type Migration } from "./migrate.ts";
import { openEmbedded, type OpenDatabase } from "./open.ts";
import { flushPath, flushFolder } from "./pglite/flushing-files.ts";
import { closeToOthers } from "../lib/data-folder.ts";
import { StartupError } from "../lib/startup-error.ts";
import { unlessGone } from "../lib/disk.ts";

/** PGlite's folder, and next to it the marker of a complete database. */
const CLUSTER = "cluster";
const WHOLE = "whole.json";

const ENGINE_VERSION = "18";
const OPENING_MAY_TAKE_MS = 120_000;

/** Without one of these a cluster is damaged. */
const neededFiles = ["PG_VERSION", "global/pg_control", "base", "pg_wal", "pg_xact"];
const CONTROL_FILE_BYTES = 8_192;

export interface EmbeddedStart extends MigrateOptions {
  dataDir: string;
  clock: Clock;
  onFailure?: (error: Error) => void;
  /** What opens the engine; tests let it fail. */
  open?: typeof openEmbedded;
}

export interface StartedDatabase {
  database: OpenDatabase;
  applied: Migration[];
}

/**
 * Opens or creates the data folder's database. One that is found incomplete or damaged is moved aside, never deleted:
 * this start fails, and the next one creates a new database. One that does not open for any other reason stays.
 */
export async function startEmbedded(start: EmbeddedStart): Promise<StartedDatabase> {
  const folder = join(start.dataDir, "database");
  const mark = join(folder, WHOLE);
  const isNew = (await sizeOf(folder)) === undefined;
  if (!isNew) {
    await refuseUnlessWhole(folder, start);
  }
  await mkdir(folder, { recursive: true });
  const database = await openCluster(folder, start, isNew);
  try {
    const applied = await migrate(database.db, start);
    if (isNew) {
      // PostgreSQL gives its files modes of its own, and PGlite others than that.
      await closeToOthers(folder);
      await flushFolder(folder);
      await writeFile(mark, `${JSON.stringify({ made: start.clock.now().toISOString() })}\n`);
      await flushPath(mark);
      await flushPath(folder);
    }
    return { database, applied };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function refuseUnlessWhole(folder: string, start: EmbeddedStart): Promise<void> {
  const cluster = join(folder, CLUSTER);
  if ((await sizeOf(join(folder, WHOLE))) === undefined) {
    throw await setAside(folder, start, "was left half made by a start that did not finish");
  }
  for (const name of neededFiles) {
    if ((await sizeOf(join(cluster, name))) === undefined) {
      throw await setAside(folder, start, `is damaged: ${name} is missing`);
    }
  }
  if ((await sizeOf(join(cluster, "global", "pg_control"))) !== CONTROL_FILE_BYTES) {
    throw await setAside(folder, start, "is damaged: global/pg_control is cut off");
  }
  const version = (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  if (version !== ENGINE_VERSION) {
    throw new StartupError(
      `The database in ${folder} has PostgreSQL ${version}'s format, and this Katha brings PostgreSQL ${ENGINE_VERSION}. Start the Katha that made it.`,
    );
  }
}

/** Undefined if there is nothing; throws if that cannot be found out, which is no sign of damage. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await unlessGone(stat(path)))?.size;
  } catch (error) {
    throw new StartupError(leftAlone(path, error));
  }
}

async function openCluster(
  folder: string,
  start: EmbeddedStart,
  isNew: boolean,
): Promise<OpenDatabase> {
  const { onFailure, open: openEngine = openEmbedded } = start;
  const open = () =>
    openEngine({
      dataDir: join(folder, CLUSTER),
      openingMayTakeMs: OPENING_MAY_TAKE_MS,
      onFailure,
    });
  try {
    // Creating a database takes 150 MB, which the engine's thread holds until it ends.
    if (isNew) await (await open()).close();
    return await open();
  } catch (error) {
    throw new StartupError(leftAlone(folder, error));
  }
}

/** A full disk, too little memory, a slow machine and a broken installation look alike from here. */
function leftAlone(path: string, error: unknown): string {
  return `The database in ${path} could not be opened (${firstLineOf(error)}). Nothing was moved or deleted. See that the disk has space, that this user may read and write there, and that "npm ci" has run, then start again. If it stays like this, put a copy of the data folder in place.`;
}

async function setAside(
  folder: string,
  { dataDir, clock }: EmbeddedStart,
  found: string,
): Promise<StartupError> {
  const moment = clock.now().toISOString().replaceAll(":", "-");
  const kept = join(dataDir, "aside", moment);
  await mkdir(join(dataDir, "aside"), { recursive: true });
  await rename(folder, kept);
  return new StartupError(
    `The database in ${folder} ${found}. It is kept in ${kept}; start again to begin with a new one.`,
  );
}
