import { join } from "node:path";
import { findLastProgram } from "../../db/last-program.ts";
import { isBefore, readMigrations } from "../../db/migrate.ts";
import { BackupFault, reasonOfSystem } from "../../parts/backups/backup-fault.ts";
import { heldSource } from "../../parts/backups/snapshot/open-snapshot.ts";
import { makeBackup } from "../../parts/backups/make-backup.ts";
import type { BeforeUpdate, PlannedHere } from "../../startup/start.ts";
import { StartupError } from "../../lib/startup-error.ts";
import { backupContents } from "../../parts/backups/contents.ts";
import { changesInWords, newestOf } from "./changes-in-words.ts";
import { forgetOldStates, openStates, stateName, STATES } from "./kept-states.ts";
import { howToGet } from "./way-back.ts";
import { findYoungBackup, type YoungBackup } from "./young-backup.ts";

/**
 * What is said and kept before a start changes a database that was in use. Returns what to do if the start fails. An
 * embedded database is kept by itself; of a PostgreSQL somebody else may have better backups, so it is asked for one.
 */
export const beforeUpdate: BeforeUpdate = async (update) => {
  const { tx, pending, config, say } = update;
  const count = pending.length === 1 ? "One change" : `${pending.length} changes`;
  say(`This version of Katha changes the database. ${count}, made together or not at all:`);
  for (const line of await changesInWords(tx, pending)) say(line);
  const kept =
    config.databaseUrl === undefined ? await keepState(update) : await askForBackup(update);
  const [unknown] = pending;
  const program = await findLastProgram(tx);
  return `${kept} ${howToGet({ program, unknown })}`;
};

/** Pictures never change and stay where they are; a rollback finds them there. */
async function keepState(update: PlannedHere): Promise<string> {
  const { tx, applied, config, clock, say } = update;
  const { dataDir } = config;
  try {
    const folder = await openStates(dataDir);
    const file = join(folder, stateName(clock.now(), applied.at(-1)?.version ?? 0));
    const contents = await backupContents(config, clock, { withSecrets: false });
    // Not sealed: the database that it is a copy of lies beside it, and is not either.
    await makeBackup(file, undefined, {
      ...contents,
      pictures: undefined,
      source: heldSource("pglite", tx),
    });
    await forgetOldStates(dataDir);
    say(`What is there now is kept in ${file}. ${await howBack(update)}`);
    return `What was there before is kept in ${file}.`;
  } catch (error) {
    const found = error instanceof BackupFault ? error.message : reasonOfSystem(error);
    if (found === undefined) throw error;
    const reason = found.replace(/\.?$/, ".");
    if (!config.mayMigrate)
      throw new StartupError(
        `Before the database is changed, what is there is kept in ${join(dataDir, STATES)}, and that could not be done: ${reason} Nothing was changed. Mend it and start again; or, if you have a backup, start once with KATHA_MIGRATE=yes, which goes on without.`,
      );
    say(`Nothing is kept: ${reason} KATHA_MIGRATE=yes goes on without.`);
    return "Nothing was kept before.";
  }
}

async function askForBackup(update: PlannedHere): Promise<string> {
  const { applied, config, say } = update;
  const young = await findYoungBackup(update);
  if (typeof young !== "string") {
    say(`${inWords(young)} ${await howBack(update)}`);
    return inWords(young);
  }
  if (config.mayMigrate) {
    say("KATHA_MIGRATE=yes: the database is changed without a backup that Katha knows of.");
    return "There is no backup that Katha knows of; bring back your own if you need to.";
  }
  throw new StartupError(
    `The database would be changed (it is at ${newestOf(applied)}; what would change is said above), and there is no backup of it that is younger than an hour${young}. Nothing was changed. ` +
      "Make one with npm run backup -- FILE and start again; or, if you have one of your own, start once with KATHA_MIGRATE=yes. docs/guides/updating.md",
  );
}

const howBack = async ({ applied }: PlannedHere): Promise<string> =>
  isBefore(await readMigrations(), applied)
    ? "`npm run rollback` says how to go back to it."
    : "`npm run rollback` brings it back.";

const inWords = ({ name, minutes }: YoungBackup): string =>
  `What was there ${minutes} minutes ago is in the backup ${name}.`;
