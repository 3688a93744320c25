import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PoolWorker } from "./worker-pool.ts";

interface ProcessOptions {
  readonly file: URL;
  readonly heapMb: number;
  /** The limit on the process's private memory. */
  readonly memoryMb: number;
}

const watchEveryMs = 50;
/** V8 reserves 512 MB for compiled code and uses hardly any of it, but the data limit counts it. */
const reservedMb = 640;
const pageBytes = 4_096;

/**
 * A process with limits on its heap and its memory, and without this process's environment, which contains secrets. On
 * Linux the system refuses memory beyond the limit, and this process watches how much it uses.
 */
export function startProcess({ file, heapMb, memoryMb }: ProcessOptions): PoolWorker {
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    "--max-semi-space-size=4",
    fileURLToPath(file),
  ];
  const isLinux = process.platform === "linux";
  const dataKb = (memoryMb + reservedMb) * 1_024;
  const limited = ["/bin/sh", "-c", `ulimit -d ${dataKb}; exec "$@"`, "sh", ...node];
  const [program = "", ...args] = isLinux ? limited : node;
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
    env: { MALLOC_ARENA_MAX: "2" },
  });
  child.unref();
  child.channel?.unref();

  const worker: PoolWorker = {
    onMessage: () => {},
    onEnd: () => {},
    send: (message) => {
      // If the process has just ended, its exit event reports that.
      child.send(message as object, () => {});
    },
    hold: (isBusy) => {
      if (isBusy) child.channel?.ref();
      else child.channel?.unref();
    },
    stop: async () => {
      clearInterval(watch);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      child.ref();
      await exited;
    },
  };
  const end = (why: string) => {
    clearInterval(watch);
    worker.onEnd(why);
  };
  async function watchMemory(): Promise<void> {
    if (child.pid === undefined || !isLinux) return;
    const isTooMuch = (await residentBytes(child.pid)) > memoryMb * 2 ** 20;
    if (isTooMuch) end(`It took more than ${memoryMb} MB of memory.`);
  }
  const watch = setInterval(() => void watchMemory(), watchEveryMs);
  watch.unref();
  child.on("message", (message) => worker.onMessage(message as never));
  child.on("error", (error) => end(error.message));
  child.on("exit", (code, signal) => end(`The process ended with ${signal ?? code}.`));
  return worker;
}

async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0) * pageBytes;
}
