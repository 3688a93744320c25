import type { BackupName } from "./names.ts";

const DAY_MS = 86_400_000;
const DAYS = 7;
const WEEKS = 4;
const PRESSED = 7;

const dayOf = ({ madeAt }: BackupName): number => Math.floor(madeAt.getTime() / DAY_MS);
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const weekOf = (backup: BackupName): number => Math.floor((dayOf(backup) + 3) / 7);

/** The newest of each period, of as many periods as are kept and have one. */
function newestOfEach(
  newestFirst: readonly BackupName[],
  periodOf: (backup: BackupName) => number,
  most: number,
): BackupName[] {
  const found = new Map<number, BackupName>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!found.has(period) && found.size < most) found.set(period, backup);
  }
  return [...found.values()];
}

/** Those that need not be kept: beyond the last of seven days and four weeks, and beyond the last seven by press. */
export function superseded(backups: readonly BackupName[]): BackupName[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const daily = newestFirst.filter(({ kind }) => kind === "daily");
  const kept = new Set([
    ...newestOfEach(daily, dayOf, DAYS),
    ...newestOfEach(daily, weekOf, WEEKS),
    ...newestFirst.filter(({ kind }) => kind === "pressed").slice(0, PRESSED),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}
