import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** An error whose message is all that the user needs: no stack trace is shown. */
export class PlainError extends Error {}

/**
 * Runs a program in this terminal until it ends, and returns its exit code. It has its own process group, so one Ctrl-C
 * reaches it once, through us, even if the terminal, npm and a shell all pass it on.
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

/** Fails with a plain message if the program fails. @param {string} program @param {string[]} args */
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
  // npm runs scripts in a shell, which does not tell us when it is terminated; but then our parent process changes.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) once("SIGTERM");
  }, 500).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, once);
  };
}
