import { createWriteStream, existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../settings/config.ts";
import type { AppliedMigration } from "../../db/migrate.ts";
import {
  type About,
  BackupFault,
  type BackupPlace,
  readAbout,
  type WholeRun,
} from "../../features/backups/index.ts";
import type { Clock } from "../../lib/clock.ts";
import { backupPlace } from "../backup-place.ts";
import { listStates, openStates, STATES } from "./kept-states.ts";

export interface FoundState {
  file: string;
  about: About;
}

interface Candidate {
  madeAt: Date;
  name: string;
  /** Where the file is on this machine. */
  fetch: () => Promise<string>;
}

interface Search {
  config: Config;
  clock: Clock;
  runs: readonly WholeRun[];
  /** Whether a state may be brought back in place of what is there. */
  isWanted: (migrations: readonly AppliedMigration[]) => boolean;
  /** When the database was last changed: a state from before that is looked for. */
  changedAt: Date | undefined;
}

/** Clocks of servers and of the database may differ. */
const SLACK_MS = 3_600_000;

/** The newest state that is wanted, among those that updates kept and all backups that can be found from here. */
export async function findState(
  search: Search,
): Promise<{ found: FoundState | undefined; unreadable: string[] }> {
  const { passphrase } = search.config.backups;
  const unreadable: string[] = [];
  for (const { fetch, name } of await candidates(search)) {
    try {
      const file = await fetch();
      const about = await readAbout(file, passphrase);
      if (search.isWanted(about.migrations)) return { found: { file, about }, unreadable };
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error;
      unreadable.push(`${name}: ${error.message}`);
    }
  }
  return { found: undefined, unreadable };
}

async function candidates({ config, clock, runs, changedAt }: Search): Promise<Candidate[]> {
  const { dataDir } = config;
  const states = (await listStates(dataDir)).map(({ name, madeAt }) => {
    const file = join(dataDir, STATES, name);
    return { name, madeAt, fetch: async () => file };
  });
  const byCommand = runs
    .filter(({ kind, name }) => kind === "command" && isAbsolute(name) && existsSync(name))
    .map(({ name, from }) => ({ name, madeAt: from, fetch: async () => name }));
  const place = backupPlace(config, clock);
  const kept = (await place.list()).map(({ name, madeAt }) => ({
    name,
    madeAt,
    fetch: () => fileOf(place, name, dataDir),
  }));
  const latest = changedAt === undefined ? Infinity : changedAt.getTime() + SLACK_MS;
  return [...states, ...byCommand, ...kept]
    .filter(({ madeAt }) => madeAt.getTime() <= latest)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** One in a bucket is brought here first. */
async function fileOf(place: BackupPlace, name: string, dataDir: string): Promise<string> {
  if (place.kind === "folder") return join(place.address, name);
  const file = join(await openStates(dataDir), `${name}.part`);
  const kept = await place.open(name);
  if (kept === undefined) throw new BackupFault(`${name} is no longer in ${place.address}.`);
  await pipeline(kept.stream, createWriteStream(file, { mode: 0o600 }));
  return file;
}
