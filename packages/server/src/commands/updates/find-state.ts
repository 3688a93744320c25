import { createWriteStream, existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../settings/config.ts";
import type { AppliedMigration } from "../../db/migrate.ts";
import type { About } from "../../parts/backups/format/manifest.ts";
import { BackupFault } from "../../parts/backups/backup-fault.ts";
import type { BackupPlace } from "../../parts/backups/kept/place.ts";
import { readAbout } from "../../parts/backups/format/archive-reader.ts";
import type { WholeRun } from "../../parts/backups/schedule/runs.ts";
import type { Clock } from "../../lib/clock.ts";
import { backupPlace } from "../../parts/backups/kept/configured-place.ts";
import { listStates, openStates, STATES } from "./kept-states.ts";

export interface FoundState {
  file: string;
  about: About;
}

interface Candidate {
  madeAt: Date;
  name: string;
  /** Where it is on this machine; undefined for one that is fetched from where backups are kept. */
  file?: string;
}

interface StateSearch {
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
  search: StateSearch,
): Promise<{ found: FoundState | undefined; unreadable: string[] }> {
  const { config, clock } = search;
  const { passphrase } = config.backups;
  const place = backupPlace(config, clock);
  const unreadable: string[] = [];
  for (const { name, file: here } of await candidates(search, place)) {
    try {
      const file = here ?? (await fileOf(place, name, config.dataDir));
      const about = await readAbout(file, passphrase);
      if (search.isWanted(about.migrations)) return { found: { file, about }, unreadable };
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error;
      unreadable.push(`${name}: ${error.message}`);
    }
  }
  return { found: undefined, unreadable };
}

async function candidates(
  { config: { dataDir }, runs, changedAt }: StateSearch,
  place: BackupPlace,
): Promise<Candidate[]> {
  const states = (await listStates(dataDir)).map(({ name, madeAt }) => ({
    name,
    madeAt,
    file: join(dataDir, STATES, name),
  }));
  const byCommand = runs
    .filter(({ kind, name }) => kind === "command" && isAbsolute(name) && existsSync(name))
    .map(({ name, from }) => ({ name, madeAt: from, file: name }));
  const kept: Candidate[] = await place.list();
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
