import { hasTable } from "../../db/has-table.ts";
import { findLastChange } from "../../db/migrate.ts";
import { findWholeRuns } from "../../parts/backups/schedule/runs.ts";
import type { PlannedHere } from "../../startup/start.ts";
import { backupPlace } from "../../parts/backups/kept/configured-place.ts";

const HOUR_MS = 3_600_000;

export interface YoungBackup {
  name: string;
  minutes: number;
}

/**
 * A backup of this database from the last hour, and from after its last change; a string where there is none: why the
 * newest does not count, to be put behind a sentence. A run is noted once its file is whole and flushed. Where its file
 * can be looked for, it has to be there; the command's may be on another machine.
 */
export async function findYoungBackup(update: PlannedHere): Promise<YoungBackup | string> {
  const { tx, config, clock } = update;
  const now = clock.now().getTime();
  const changedAt = (await findLastChange(tx))?.getTime() ?? 0;
  const [newest] = await findWholeRuns(tx);
  if (newest === undefined)
    return (await hasTable(tx, "backup_runs")) ? "" : " (of this age it does not note its backups)";
  const { kind, name, from } = newest;
  const minutes = Math.max(0, Math.round((now - from.getTime()) / 60_000));
  if (now - from.getTime() > HOUR_MS || from.getTime() < changedAt)
    return `: the last holds what was there at ${minuteOf(from)}`;
  const place = backupPlace(config, clock);
  if (kind !== "command") {
    const kept = await place.list().catch(() => []);
    if (!kept.some((backup) => backup.name === name))
      return `: the last, ${name}, is not found in ${place.address}`;
  }
  return { name, minutes };
}

export const minuteOf = (moment: Date): string =>
  `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
