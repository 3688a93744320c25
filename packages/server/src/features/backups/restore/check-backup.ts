import { readMigrations, type Migration } from "../../../db/migrate.ts";
import { BackupFault } from "../backup-fault.ts";
import { readArchive, type ReadBackup } from "../format/archive-reader.ts";
import type { About } from "../format/manifest.ts";

export interface CheckedBackup extends ReadBackup {
  /** Those that the backup's schema was made by. */
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
  return { ...read, migrations: known.slice(0, read.about.migrations.length) };
}

function refuseOthers(file: string, about: About, known: readonly Migration[]): void {
  const newest = about.migrations.at(-1)?.name ?? "none";
  if (about.migrations.length > known.length)
    throw new BackupFault(
      `${file} was made by a newer Katha (${about.app}, migration ${newest}); this version ends at ${known.at(-1)?.name ?? "none"}. Restore it with that version or a newer one. Nothing was changed.`,
    );
  for (const [index, { name, checksum }] of about.migrations.entries())
    if (known[index]?.checksum !== checksum)
      throw new BackupFault(
        `${file} was made with a migration ${name} that is not this version's. Restore it with the Katha that made it (${about.app}). Nothing was changed.`,
      );
}
