import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../lib/clock.ts";
import { migrate, type MigrateOptions, type Migration } from "../db/migrate.ts";
import { openEmbedded, type OpenDatabase } from "../db/open.ts";
import { flushPath, flushFolder } from "../db/pglite/flushing-files.ts";
import { StartupError } from "./startup-error.ts";

/** PGlite's folder, and beside it the marker of a complete database. */
const CLUSTER = "cluster";
const WHOLE = "whole.json";

const ENGINE_VERSION = "18";
const OPENING_MAY_TAKE_MS = 120_000;

/** Failures of the machine rather than the database, which is left in place. */
const machineReasons = /ENOSPC|EACCES|EPERM|EROFS|EMFILE|ENOMEM|EDQUOT|EIO|out of memory/i;

export interface EmbeddedStart extends MigrateOptions {
  dataDir: string;
  clock: Clock;
  onFailure?: (error: Error) => void;
}

export interface StartedDatabase {
  database: OpenDatabase;
  applied: Migration[];
}

/**
 * Opens or creates the database of the data folder. An incomplete or damaged one is moved aside, never deleted; this
 * start fails, and the next one begins afresh.
 */
export async function startEmbedded(start: EmbeddedStart): Promise<StartedDatabase> {
  const folder = join(start.dataDir, "database");
  const mark = join(folder, WHOLE);
  const isNew = !existsSync(folder);
  if (!isNew) {
    await refuseUnlessWhole(folder, start);
  }
  await mkdir(folder, { recursive: true });
  const database = await openOrSetAside(folder, start, isNew);
  try {
    const applied = await migrate(database.db, start);
    if (isNew) {
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
  if (!existsSync(join(folder, WHOLE))) {
    throw await setAside(folder, start, "was left half made by a start that did not finish");
  }
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined || !existsSync(join(cluster, "global", "pg_control"))) {
    throw await setAside(folder, start, "is damaged: files that it cannot do without are missing");
  }
  if (version.trim() !== ENGINE_VERSION) {
    throw new StartupError(
      `The database in ${folder} has PostgreSQL ${version.trim()}'s format, and this Katha brings PostgreSQL ${ENGINE_VERSION}. Start the Katha that made it.`,
    );
  }
}

async function openOrSetAside(
  folder: string,
  start: EmbeddedStart,
  isNew: boolean,
): Promise<OpenDatabase> {
  const { onFailure } = start;
  const open = () =>
    openEmbedded({
      dataDir: join(folder, CLUSTER),
      openingMayTakeMs: OPENING_MAY_TAKE_MS,
      ...(onFailure ? { onFailure } : {}),
    });
  try {
    // Creating a database takes 150 MB, which the engine's thread holds until it ends.
    if (isNew) await (await open()).close();
    return await open();
  } catch (error) {
    const reason = firstLine(error);
    if (machineReasons.test(reason)) {
      throw new StartupError(`The database in ${folder} could not be opened (${reason}).`);
    }
    throw await setAside(folder, start, `is damaged and could not be opened (${reason})`);
  }
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

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n", 1)[0] ?? "no reason given";
}
