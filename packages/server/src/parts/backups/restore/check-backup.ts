import {
  asIfBegunWith,
  hasKnownSteps,
  isBefore,
  lastWithout,
  type Migration,
  readMigrations,
  versionOf,
} from "../../../db/migrate.ts";
import { BackupFault } from "../backup-fault.ts";
import { readArchive, type ReadBackup } from "../format/archive-reader.ts";
import type { About } from "../format/manifest.ts";

export interface CheckedBackup extends ReadBackup {
  /** Those that make the backup's tables; of one from before the baseline, the baseline, which has all of them. */
  migrations: Migration[];
}

/** Reads all of a backup, and fails unless it is whole and this version of Katha can restore it. */
export async function checkBackup(
  file: string,
  passphrase: string | undefined,
): Promise<CheckedBackup> {
  const known = await readMigrations();
  // Only of a whole file is it known that what it says of itself is what was written.
  const read = await readArchive({ file, passphrase });
  refuseOthers(file, read.about, known);
  const newest = Math.max(versionOf(read.about.migrations), versionOf(known.slice(0, 1)));
  return { ...read, migrations: known.filter(({ version }) => version <= newest) };
}

function refuseOthers(file: string, { app, migrations }: About, known: readonly Migration[]): void {
  const newest = migrations.at(-1)?.name ?? "none";
  if (isBefore(known, migrations)) {
    if (hasKnownSteps(migrations)) return;
    throw new BackupFault(
      `${file} was made by a Katha that is too old for this version (${app}, migration ${newest}). Restore it with the last one that can, and then start this one: ${lastWithout(known[0])}. Nothing was changed.`,
    );
  }
  if (versionOf(migrations) > versionOf(known))
    throw new BackupFault(
      `${file} was made by a newer Katha (${app}, migration ${newest}); this version ends at ${known.at(-1)?.name ?? "none"}. Restore it with that version or a newer one. Nothing was changed.`,
    );
  for (const { version, name, checksum } of asIfBegunWith(known, migrations))
    if (known.find((one) => one.version === version)?.checksum !== checksum)
      throw new BackupFault(
        `${file} was made with a migration ${name} that is not this version's. Restore it with the Katha that made it (${app}). Nothing was changed.`,
      );
}
