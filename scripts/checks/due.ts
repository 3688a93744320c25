import { spawnSync } from "node:child_process";
import { root } from "../run/process.mjs";

/** Runs git in the repository; undefined if there is no git, or no repository. */
export type Git = (...args: string[]) => string | undefined;

const threeDays = 3 * 24 * 60 * 60;

/** What every heavy step depends on: the installed versions. */
const lockfile = "package-lock.json";

export interface Due {
  readonly isDue: boolean;
  /** For the one line that says of a step why it runs or not. */
  readonly reason: string;
}

/**
 * A heavy step is due where one of its files changed within the last three days of history or is not committed. A clone
 * without history runs it.
 */
export function whetherDue(paths: readonly string[], git: Git = gitHere): Due {
  const all = [...paths, lockfile];
  const head = git("log", "-1", "--format=%ct");
  if (!head) return { isDue: true, reason: "there is no history to tell what changed" };
  if (git("status", "--porcelain", "--", ...all))
    return { isDue: true, reason: "its files have changes that are not committed" };
  const last = git("log", "-1", "--format=%ct %h", "--", ...all);
  if (!last) return { isDue: false, reason: "nothing has ever changed there" };
  const [time, commit] = last.split(" ") as [string, string];
  const day = new Date(Number(time) * 1_000).toISOString().slice(0, 10);
  return Number(head) - Number(time) <= threeDays
    ? { isDue: true, reason: `changed in ${commit}` }
    : { isDue: false, reason: `nothing has changed there since ${day} (${commit})` };
}

function gitHere(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
