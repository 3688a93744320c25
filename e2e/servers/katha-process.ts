import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { type ProxyName, startProxy } from "./proxy.ts";
import { untilAnswering } from "./until-answering.ts";
import { serverStart } from "../../scripts/run/server.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where the guide's examples have Katha. */
export const pathBehindProxy = "/katha";

/** All journeys behind a proxy, under its path: `KATHA_E2E_BEHIND=nginx`. */
const proxyOfAll = process.env["KATHA_E2E_BEHIND"] as ProxyName | undefined;

/** For fixtures that start a server. */
export const serverStartsWithinMs = 120_000;

interface StartOptions {
  readonly behind?: ProxyName | undefined;
  /** The file that is run, if not the one of `npm start`. */
  readonly entry?: string;
}

export interface KathaProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills it like a power cut: nothing is closed. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and data folder. */
  readonly startAgain: () => Promise<void>;
  /** The text of the emails sent so far, oldest first. */
  readonly emails: () => Promise<string[]>;
  /** Stops it, and leaves its data in this folder. */
  readonly leaveData: (to: string) => Promise<void>;
  /** Sends its process a message, and resolves once it has answered with this one. */
  readonly tell: (message: object, answer: object) => Promise<void>;
}

/** Starts the real server with the built app, on a free port and a temporary data folder. */
export async function startKatha(
  settings: Readonly<Record<string, string>> = {},
  { behind = proxyOfAll, entry }: StartOptions = {},
): Promise<KathaProcess> {
  const data = await mkdtemp(path.join(tmpdir(), "katha-"));
  const template = process.env["E2E_DATA"];
  if (template) await cp(template, data, { recursive: true });
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const front = behind && (await freePort());
  const proxy = behind && front && (await startProxy(behind, { from: front, to: port }));
  // Passkeys need a name, which an address is not.
  const url = front ? `http://localhost:${front}${pathBehindProxy}` : own;
  const started = serverStart({ entry });
  const launch = () =>
    spawn(process.execPath, started.args, {
      cwd: root,
      env: {
        ...started.env,
        KATHA_BACKUPS: "none",
        // The administrator of the journeys, unless the environment sets another.
        KATHA_ADMIN_EMAIL: "admin@katha.test",
        KATHA_ADMIN_PASSWORD: "Keeper-of-lamps-1!",
        ...process.env,
        ...(proxy && { KATHA_PUBLIC_URL: url, KATHA_TRUSTED_PROXIES: "loopback" }),
        ...settings,
        PORT: String(port),
        KATHA_DATA_DIR: data,
      },
      // By its channel it notices when this process is killed, and ends.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });

  let child = launch();
  const close = async () => {
    await end(child, "SIGTERM");
    if (proxy) await proxy.stop();
  };
  const stop = async () => {
    await close();
    await rm(data, { recursive: true, force: true });
  };
  async function waitUntilOpen(): Promise<void> {
    const output = collect(child);
    try {
      await untilAnswering(`${own}/home`, child);
    } catch (error) {
      await stop();
      throw new Error(`Katha did not start:\n${output()}`, { cause: error });
    }
  }

  const startAgain = async () => {
    child = launch();
    await waitUntilOpen();
  };
  await waitUntilOpen();
  return {
    url,
    stop,
    kill: () => end(child, "SIGKILL"),
    startAgain,
    emails: () => emailsIn(path.join(data, "mail")),
    leaveData: async (to) => {
      await close();
      await cp(data, to, { recursive: true });
      await rm(data, { recursive: true, force: true });
    },
    tell: (message, answer) => answered(child, message, answer),
  };
}

async function answered(child: ChildProcess, message: object, answer: object): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    child.on("message", function hear(news) {
      if (!isDeepStrictEqual(news, answer)) return;
      child.off("message", hear);
      resolve();
    });
  });
  child.send(message);
  await heard;
}

async function emailsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const texts = files
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => readFile(path.join(folder, name), "utf8"));
  return (await Promise.all(texts)).map(decodeQuotedPrintable);
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-8_000);
    });
  }
  return () => text;
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), 60_000);
  await ended;
  clearTimeout(timer);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === "string") throw new Error("No free port was given");
  return address.port;
}
