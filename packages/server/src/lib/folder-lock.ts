import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { StartupError } from "./startup-error.ts";
import { unlessGone } from "./disk.ts";
import { errorCodeOf } from "./error-code.ts";

interface Holder {
  pid: number;
  /** When the process began, according to its system, because pids are reused. */
  began: string;
  host: string;
}

const HEARTBEAT_MS = 5_000;
/** Of a holder on another machine, only the heartbeat can be seen. */
const SILENT_AFTER_MS = 30_000;

/** Lets one process at a time use the folder that `path` locks. A dead process's lock is taken over. */
export async function lockFolder(
  path: string,
): Promise<AsyncDisposable & { release(): Promise<void> }> {
  const mine: Holder = { pid: process.pid, began: beganAt(process.pid) ?? "", host: hostname() };
  const text = JSON.stringify(mine);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  try {
    while (!(await tryLink(draft, path))) {
      const held = await readHolder(path);
      if (!held) continue;
      if (await isAlive(held.holder, path)) throw new StartupError(inUse(held.holder, path));
      await moveAway(path, held.text);
    }
  } finally {
    await rm(draft, { force: true });
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, HEARTBEAT_MS).unref();
  const release = async () => {
    clearInterval(heartbeat);
    if ((await readHolder(path))?.text === text) await rm(path, { force: true });
  };
  return { release, [Symbol.asyncDispose]: release };
}

/** A link appears with its content or not at all, so nobody reads a half-written lock. */
async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === "EEXIST") {
      return false;
    }
    throw error;
  }
}

async function readHolder(path: string): Promise<{ holder: Holder; text: string } | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return { holder: JSON.parse(text) as Holder, text };
  } catch {
    return { holder: { pid: 0, began: "", host: hostname() }, text };
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    // It may have let go meanwhile.
    const touched = await unlessGone(stat(path));
    return touched !== undefined && Date.now() - touched.mtimeMs < SILENT_AFTER_MS;
  }
  return holder.pid > 0 && processExists(holder.pid) && beganAt(holder.pid) === holder.began;
}

/** Two starts may find the same dead lock. If a different lock was moved, it is put back. */
async function moveAway(path: string, expected: string): Promise<void> {
  const aside = `${path}.${process.pid}.stale`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, "utf8")) !== expected) await tryLink(aside, path);
  await rm(aside, { force: true });
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === "EPERM";
  }
}

function beganAt(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
      return afterName?.split(" ")[19];
    }
    if (process.platform === "win32") {
      return "unknown";
    }
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

function inUse(holder: Holder, path: string): string {
  const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
  return `The data folder is in use by process ${holder.pid}${where} (${path}). Stop it, or choose another folder with KATHA_DATA_DIR.`;
}
