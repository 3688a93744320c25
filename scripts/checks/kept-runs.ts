import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** A whole run, as it is kept. */
export interface KeptRun {
  readonly command: string;
  readonly commit: string;
  readonly at: string;
  readonly seconds: number;
  readonly steps: Readonly<Record<string, number>>;
  /** The slowest. */
  readonly files: Readonly<Record<string, number>>;
  readonly flaky: readonly string[];
}

const mostRuns = 10;
const mostFiles = 40;

/** Kept for the machine and not for the clone: a fresh clone is compared with the last one. */
const keptFile = path.join(
  process.env["XDG_CACHE_HOME"] || path.join(homedir(), ".cache"),
  "katha",
  "checks.json",
);

/** The last runs of any command, oldest first. */
export function keptRuns(file = keptFile): KeptRun[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as KeptRun[];
  } catch {
    return [];
  }
}

/** Keeps the run, and says where; a home that cannot be written is no fault of what was checked. */
export function keepRun(run: KeptRun, file = keptFile): string {
  const runs = [...keptRuns(file), run].slice(-mostRuns);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(runs, null, 1)}\n`);
  } catch (error) {
    return `The times were not kept: ${(error as Error).message}`;
  }
  return `Times are kept in ${file}`;
}

export function slowestFiles(
  files: readonly { file: string; seconds: number }[],
): Record<string, number> {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostFiles);
  return Object.fromEntries(slowest.map(({ file, seconds }) => [file, rounded(seconds)]));
}

/** What takes longer than in the last run of the same command, by a fifth and by so many seconds; the worst first. */
export function slower(run: KeptRun, before: readonly KeptRun[]): string[] {
  const last = before.findLast(({ command }) => command === run.command);
  if (!last) return [];
  const found = [...grown(run.steps, last.steps, 10), ...grown(run.files, last.files, 3)];
  return found
    .toSorted((a, b) => b.after - b.before - (a.after - a.before))
    .map((each) => `${each.name}: ${each.before} → ${each.after} s`);
}

function grown(now: KeptRun["steps"], earlier: KeptRun["steps"], least: number) {
  return Object.entries(now).flatMap(([name, seconds]) => {
    const before = earlier[name];
    const isSlower = before !== undefined && seconds > before * 1.2 && seconds - before >= least;
    return isSlower ? [{ name, before, after: seconds }] : [];
  });
}

/** Of tests that were flaky in this run those that were so in one of the nine before: they count as red. */
export function flakyAgain(flaky: readonly string[], before: readonly KeptRun[]): string[] {
  const recent = new Set(before.slice(1 - mostRuns).flatMap((run) => run.flaky));
  return flaky.filter((test) => recent.has(test));
}

export const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;
