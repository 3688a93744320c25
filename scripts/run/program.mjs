import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** A failure whose message is all that the reader needs: no stack trace is shown. */
export class PlainError extends Error {}

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The two together make a Node program end when the script that started it is gone. */
export const endingWithParent = `--import=${new URL(`end-with-parent.mjs?parent=${process.pid}`, import.meta.url).href}`;
/** @type {import("node:child_process").StdioOptions} */
export const inheritedAndTied = ["inherit", "inherit", "inherit", "ipc"];

/**
 * Runs a program quietly and answers what it wrote; when it fails, the error carries it all.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { onLine?: (line: string) => void }} [options]
 * @returns {Promise<string>}
 */
export function runQuietly(program, args, { onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let written = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        written += text;
        for (const line of text.split("\n")) if (line.trim()) onLine?.(line.trim());
      });
    }
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(written);
      else reject(new PlainError(written.trim() || `${program} ended with ${signal ?? code}`));
    });
  });
}

/**
 * Runs a program on this terminal until it ends, and answers its exit code. The child has its own
 * process group, so a Ctrl-C reaches it once, through us, however many parents pass it on.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runHere(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const ownGroup = process.platform !== "win32";
    const child = spawn(program, args, {
      cwd: root,
      stdio: "inherit",
      detached: ownGroup,
      ...options,
    });
    const release = passSignals((signal) => child.kill(signal));
    child.once("error", (error) => {
      release();
      reject(error);
    });
    child.once("close", (code, signal) => {
      release();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * Hands the signals that end a program to `pass`, without the echo that a terminal and npm make of
 * one Ctrl-C. A closed terminal asks for the same clean end as everybody else.
 * @param {(signal: NodeJS.Signals) => void} pass
 */
export function passSignals(pass) {
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  let last = -Infinity;
  /** @param {NodeJS.Signals} signal */
  const once = (signal) => {
    if (performance.now() - last < 500) return;
    last = performance.now();
    pass(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of signals) process.on(signal, once);
  const watch = watchForOrphaning(() => once("SIGTERM"));
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, once);
  };
}

/**
 * npm runs a script through a shell, and a shell that is told to end does not tell us: we see it by
 * our parent's number, which is then another.
 * @param {() => void} onOrphaned
 */
function watchForOrphaning(onOrphaned) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onOrphaned();
  }, 500);
  return watch.unref();
}

/**
 * The body of a script: its answer is the exit code, a PlainError is one clear message and code 1.
 * @param {() => Promise<number | void>} body
 */
export async function script(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
