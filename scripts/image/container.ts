import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BuiltImage, ImageConfig } from "./build.ts";

const enter = path.join(import.meta.dirname, "enter.sh");
const betweenTriesMs = 100;

export interface Container {
  address: string;
  said: () => string;
  /** The first process, as this machine numbers it. */
  pid: number;
  /** Runs a program inside, with other settings if given; returns its exit code. */
  exec: (command: readonly string[], settings?: readonly string[]) => Promise<number>;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it at once, if it runs. */
  kill: () => Promise<void>;
  ended: Promise<number | null>;
}

export interface Volume {
  /** Becomes /data. */
  data: string;
  /** Becomes /run, where engines put secrets. */
  secrets: string;
}

/** Starts the image as its configuration says, in namespaces of its own and on this machine's network. */
export async function startContainer(
  { files, config }: BuiltImage,
  { data, secrets }: Volume,
  settings: readonly string[] = [],
): Promise<Container> {
  const port = await freePort();
  const env = [...config.Env, `PORT=${port}`, ...settings];
  const child = spawn(
    "unshare",
    ["--mount", "--pid", "--fork", "sh", enter, files, data, secrets].concat([
      config.User,
      config.WorkingDir,
      ...env,
      ...config.Entrypoint,
    ]),
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (words: string) => (said += words));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const pid = await firstProcess(child);
  return {
    address: `http://127.0.0.1:${port}`,
    said: () => said,
    pid,
    exec: (command, more = []) => execIn(pid, config, [...env, ...more, ...command]),
    signal: (signal) => process.kill(pid, signal),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(pid, "SIGKILL");
      await ended;
    },
    ended,
  };
}

/** Asks until the server is ready, or until the container has ended. */
export async function untilReady({ address, ended, said }: Container): Promise<void> {
  const over = ended.then(() => "over" as const);
  for (;;) {
    const next = await Promise.race([over, isReady(address)]);
    if (next === "over") throw new Error(`The container has ended:\n${said()}`);
    if (next) return;
    await wait(betweenTriesMs);
  }
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The processes whose parent this one is. */
export function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return listed.split(" ").filter(Boolean).map(Number);
}

async function firstProcess(child: ChildProcess): Promise<number> {
  while (child.exitCode === null && child.pid !== undefined) {
    const [first] = childrenOf(child.pid);
    if (first !== undefined) return first;
    await wait(betweenTriesMs);
  }
  throw new Error("unshare has ended.");
}

async function execIn(pid: number, config: ImageConfig, command: string[]): Promise<number> {
  const [uid = "", gid = ""] = config.User.split(":");
  const into = ["--target", String(pid), "--mount", "--pid", "--root"];
  const as = ["--setuid", uid, "--setgid", gid];
  const env = ["/usr/bin/env", "--ignore-environment", `--chdir=${config.WorkingDir}`];
  const child = spawn("nsenter", [...into, ...as, ...env, ...command], { stdio: "ignore" });
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? -1;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
