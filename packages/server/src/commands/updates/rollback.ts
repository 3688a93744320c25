import { rm } from "node:fs/promises";
import type { Config } from "../../settings/config.ts";
import { findLastProgram } from "../../db/last-program.ts";
import {
  type AppliedMigration,
  asIfBegunWith,
  findApplied,
  findLastChange,
  isBefore,
  lastWithout,
  readMigrations,
  versionOf,
} from "../../db/migrate.ts";
import type { Db } from "../../db/open.ts";
import { findWholeRuns } from "../../parts/backups/schedule/runs.ts";
import { readAbout } from "../../parts/backups/format/archive-reader.ts";
import type { Clock } from "../../lib/clock.ts";
import { openDataFolder } from "../../lib/data-folder.ts";
import { StartupError } from "../../lib/startup-error.ts";
import { restoreFrom } from "../../parts/backups/restore/restore-from.ts";
import { newestOf } from "./changes-in-words.ts";
import { withDatabase } from "./closed-database.ts";
import { findState, type FoundState } from "./find-state.ts";
import { howToGet, programInWords } from "./way-back.ts";
import { doneSince } from "./what-would-go.ts";
import { minuteOf } from "./young-backup.ts";

interface RollbackNeeds {
  config: Config;
  clock: Clock;
  say: (line: string) => void;
  /** Asks whoever started the command. */
  isWanted: () => Promise<boolean>;
  lookForMs?: number;
  /** What this version of Katha knows. */
  migrations?: readonly AppliedMigration[];
}

interface Plan {
  state: FoundState;
  /** What is said before it is asked. */
  words: string;
  howToGet: string;
}

/**
 * Brings back the newest state from before the last update, or `file`, with the schema that it had, for the version of
 * Katha that it belongs to. Returns the message to print.
 */
export async function rollBack(file: string | undefined, needs: RollbackNeeds): Promise<string> {
  const { config, clock, say, lookForMs } = needs;
  await openDataFolder(config.dataDir);
  const plan = await withDatabase(config, (db) => makePlan(db, file, needs));
  if (typeof plan === "string") return plan;
  say(plan.words);
  if (!(await needs.isWanted())) throw new StartupError("Nothing was changed.");
  const { state } = plan;
  const restored = await restoreFrom(state.file, { config, clock, keepsSchema: true, lookForMs });
  // One that was brought from a bucket.
  if (state.file.endsWith(".part")) await rm(state.file, { force: true });
  return `${restored} ${plan.howToGet}`;
}

/** A string where there is nothing to bring back. */
async function makePlan(
  db: Db | undefined,
  file: string | undefined,
  needs: RollbackNeeds,
): Promise<Plan | string> {
  const known = needs.migrations ?? (await readMigrations());
  const applied = db && (await findApplied(db));
  if (file === undefined && db && applied && versionOf(applied) < versionOf(known)) {
    const program = await findLastProgram(db);
    return `Nothing of an update is in the database: it is at ${newestOf(applied)}, as the version before left it. Nothing was changed. ${howToGet({ program, unknown: firstAfter(applied, known) })} An older state is brought back with npm run rollback -- FILE.`;
  }
  const state =
    file === undefined
      ? await find(db, { applied, known, needs })
      : { file, about: await readAbout(file, needs.config.backups.passphrase) };
  const { made_at, migrations, program } = state.about;
  if (isBefore(known, migrations))
    throw new StartupError(
      `${state.file} holds what was there at ${newestOf(migrations)}, and this version cannot make the tables of that time. Nothing was changed. The last version that can: ${lastWithout(known[0])}, then npm run rollback -- ${state.file}`,
    );
  const madeAt = new Date(made_at);
  const of = program ? `, of ${programInWords(program)}` : "";
  const since = db ? await doneSince(db, madeAt) : "What is there now does not open.";
  return {
    state,
    words: `The state of ${minuteOf(madeAt)}${of}, at ${newestOf(migrations)}: ${state.file}. ${since}`,
    howToGet: howToGet({ program, unknown: firstAfter(migrations, applied ?? known) }),
  };
}

interface FindNeeds {
  applied: readonly AppliedMigration[] | undefined;
  known: readonly AppliedMigration[];
  needs: RollbackNeeds;
}

async function find(db: Db | undefined, { applied, known, needs }: FindNeeds): Promise<FoundState> {
  const { config, clock } = needs;
  const begun = (record: readonly AppliedMigration[]) => asIfBegunWith(known, record);
  const isWanted = (state: readonly AppliedMigration[]) =>
    isEarlier(begun(state), known) &&
    (applied === undefined ||
      (versionOf(state) < versionOf(applied) && isEarlier(begun(state), begun(applied))));
  const runs = db ? await findWholeRuns(db) : [];
  const changedAt = db && (await findLastChange(db));
  const { found, unreadable } = await findState({ config, clock, runs, changedAt, isWanted });
  for (const why of unreadable) needs.say(`Passed over ${why}`);
  if (found) return found;
  throw new StartupError(
    "No state from before the last update can be found from here: neither what an update kept, nor a backup. Nothing was changed. If you have one elsewhere: npm run rollback -- FILE",
  );
}

const firstAfter = (record: readonly AppliedMigration[], all: readonly AppliedMigration[]) =>
  all.find(({ version }) => version > versionOf(record));

/** Whether all that is known of both is the same. */
function isEarlier(record: readonly AppliedMigration[], later: readonly AppliedMigration[]) {
  const checksums = new Map(later.map(({ version, checksum }) => [version, checksum]));
  return (
    versionOf(record) <= versionOf(later) &&
    record.every(({ version, checksum }) => (checksums.get(version) ?? checksum) === checksum)
  );
}
