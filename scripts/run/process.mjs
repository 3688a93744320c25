import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A failure whose message is all that the reader needs: no stack trace is shown. */
export class PlainError extends Error {}

/**
 * Runs a program on this terminal until it ends, and answers its exit code. It has a process group of
 * its own: one Ctrl-C reaches it once, through us, however many of the terminal, npm and a shell pass it on.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  const windows = process.platform === "win32";
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: "inherit",
      detached: !windows,
      shell: windows && program === "npm",
      ...options,
    });
    const stopForwarding = forwardSignals((signal) => child.kill(signal));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      stopForwarding();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/** Fails with a plain message when the program does. @param {string} program @param {string[]} args */
export async function mustRun(program, args, options = {}) {
  const code = await run(program, args, options);
  if (code !== 0) throw new PlainError(`${program} ${args.join(" ")} ended with code ${code}.`);
}

/** @param {(signal: NodeJS.Signals) => void} forward called once for each Ctrl-C */
export function forwardSignals(forward) {
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  let last = -Infinity;
  /** @param {NodeJS.Signals} signal */
  const once = (signal) => {
    if (performance.now() - last < 500) return;
    last = performance.now();
    forward(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of signals) process.on(signal, once);
  // npm runs a script in a shell, and a shell that is told to end does not tell us: our parent changes.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) once("SIGTERM");
  }, 500).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, once);
  };
}
