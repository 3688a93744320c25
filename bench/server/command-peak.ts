import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serverStart } from "../../scripts/run/server.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Often enough for the mark just before the process ends. */
const lookEveryMs = 20;

interface Command {
  readonly name: "backup" | "restore" | "rollback";
  readonly args: readonly string[];
  readonly data: string;
  /** Of the machine that it is run as on. */
  readonly bytes: number;
}

/** Runs a command as npm does; returns its resident memory at its peak, in MB. Linux only. */
export async function commandPeak({ name, args, data, bytes }: Command): Promise<number> {
  const entry = `packages/server/src/commands/${name}-command.ts`;
  const started = serverStart({ bytes, entry });
  const child = spawn(process.execPath, [...started.args, ...args], {
    cwd: root,
    env: { ...process.env, ...started.env, KATHA_DATA_DIR: data },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peak = 0;
  const timer = setInterval(() => {
    readFile(`/proc/${child.pid}/status`, "utf8").then(
      (status) => (peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)),
      () => {},
    );
  }, lookEveryMs);
  const [code] = await once(child, "exit");
  clearInterval(timer);
  if (code !== 0) throw new Error(`${name} ended with code ${code}.`);
  return peak;
}
