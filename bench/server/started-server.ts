import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export interface ServerStart {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The data folder; one that has a database already is a second start. */
  readonly data: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A server as `npm start` runs it, in a process of its own. Linux only: it is measured from outside. */
export interface StartedServer {
  /** Resident memory in MB: now, and at its peak. */
  readonly memory: () => Promise<{ rest: number; peak: number }>;
  readonly processorSeconds: () => Promise<number>;
  readonly ask: (path: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A bench ends, whatever the server does. */
const answerMayTakeMs = 60_000;
const startMayTakeMs = 300_000;
const stopMayTakeMs = 30_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Resolves when the server answers; all its requests go over at most `connections` connections. */
export async function startServer(
  { args, env, data }: ServerStart,
  connections: number,
): Promise<StartedServer> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      KATHA_BACKUPS: "none",
      ...process.env,
      ...env,
      PORT: `${port}`,
      KATHA_DATA_DIR: data,
      // All requests come from one address.
      KATHA_REQUEST_BUDGETS: "1000",
    },
    // As under `npm start`: without a parent that listens, the server has a thread more.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (path: string): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path, agent, timeout: answerMayTakeMs };
      const asked = request(options, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        response.on("error", reject);
      });
      let isLate = false;
      asked.on("timeout", () => {
        isLate = true;
        asked.destroy(new Error(`${path}: nothing came for ${answerMayTakeMs} ms.`));
      });
      asked.on("error", (error) => {
        // The server closed a connection that was idle for long, just when it was used again.
        if (asked.reusedSocket && !isLate) resolve(ask(path));
        else reject(error);
      });
      asked.end();
    });
  const isOpen = () =>
    ask("/api/v1/stories/?page=1").then(
      ({ status }) => status === 200,
      () => false,
    );
  const until = performance.now() + startMayTakeMs;
  while (!(await isOpen())) {
    if (performance.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`The server did not answer within ${startMayTakeMs} ms.`);
    }
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await wait(200);
  }

  const proc = (file: string) => readFile(`/proc/${child.pid}/${file}`, "utf8");
  return {
    memory: async () => {
      const status = await proc("status");
      const of = (name: string) =>
        Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
      return { rest: of("VmRSS"), peak: of("VmHWM") };
    },
    processorSeconds: async () => {
      const fields = (await proc("stat")).split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    ask,
    stop: async () => {
      agent.destroy();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const kill = setTimeout(() => child.kill("SIGKILL"), stopMayTakeMs);
      await ended;
      clearTimeout(kill);
    },
  };
}
