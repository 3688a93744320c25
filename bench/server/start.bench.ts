import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { serverStart } from "../../scripts/run/server.mjs";
import { printNumber } from "../number.ts";

/**
 * The resources that a first `npm start` with the whole catalogue takes: memory at its peak, at rest and after many
 * requests, and CPU time per request, compared with a server that runs with Node's own settings. Linux only. Starts as on a
 * machine with 2 GB, or with `BENCH_MEMORY_GB`.
 */
const memoryGb = Number(process.env["BENCH_MEMORY_GB"] ?? 2);
const settings = serverStart(memoryGb * 1024 ** 3);
const requests = Number(process.env["BENCH_REQUESTS"] ?? 20_000);
const compared = 2_000;
const atOnce = 20;
const restMs = 20_000;
const limits = { restMb: 450, peakMb: 600, growth: 1.3 };

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Started {
  readonly memory: () => Promise<{ rest: number; peak: number }>;
  readonly processorSeconds: () => Promise<number>;
  readonly ask: (count: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function start(args: readonly string[], env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), "katha-bench-"));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
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
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const fetchText = (path: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      get({ host: "127.0.0.1", port, path, agent }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => (text += part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      }).on("error", reject);
    });
  const isOpen = () =>
    fetchText("/api/v1/stories/?page=1").then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isOpen())) await wait(200);

  const { stories } = JSON.parse((await fetchText("/api/v1/stories/?page=1")).text) as {
    stories: { id: string }[];
  };
  const searches = ["river", "lost king", "krihsna", "the", "monsoon court"];
  const pathOf = (at: number) => {
    const kind = at % 4;
    if (kind === 0) return `/api/v1/stories/${stories[at % stories.length]?.id}`;
    if (kind === 1) return `/api/v1/stories/?page=${1 + (at % 3)}`;
    // Every search is different, so that the database answers it and not a cache.
    if (kind === 2) return `/api/v1/stories/search/?q=${searches[at % 5]?.replace(" ", "+")}+${at}`;
    return "/home";
  };
  let asked = 0;
  const proc = (file: string) => readFile(`/proc/${child.pid}/${file}`, "utf8");
  const started: Started = {
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
    ask: async (count) => {
      const last = asked + count;
      const asker = async () => {
        while (asked < last) {
          const path = pathOf(asked);
          asked += 1;
          const { status } = await fetchText(path);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, asker));
    },
    stop: async () => {
      agent.destroy();
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(data, { recursive: true, force: true });
    },
  };
  return started;
}

async function requestsPerProcessorSecond({ ask, processorSeconds }: Started): Promise<number> {
  await ask(compared);
  const before = await processorSeconds();
  await ask(compared);
  return compared / ((await processorSeconds()) - before);
}

const plain = await start(["--conditions=@katha/source", "packages/server/src/main.ts"], {});
await wait(restMs);
const plainMemory = await plain.memory();
const plainRate = await requestsPerProcessorSecond(plain);
await plain.stop();

const ours = await start(settings.args, settings.env);
await wait(restMs);
const { rest, peak } = await ours.memory();
printNumber("at rest after a first start, with Node's own settings", plainMemory.rest, "MB");
printNumber(`at rest after a first start (${limits.restMb})`, rest, "MB");
printNumber("at its peak, with Node's own settings", plainMemory.peak, "MB");
printNumber(`at its peak (${limits.peakMb})`, peak, "MB");
const rate = await requestsPerProcessorSecond(ours);
printNumber("requests a second of processor, with Node's own settings", plainRate, "");
printNumber("requests a second of processor", rate, "");
printNumber("  beside without (0.95)", rate / plainRate, "x");
const { rest: settled } = await ours.memory();
await ours.ask(Math.max(0, requests - 2 * compared));
const { rest: last } = await ours.memory();
await ours.stop();
printNumber(`after ${requests.toLocaleString("en")} requests`, last, "MB");
printNumber(`  beside at rest (${limits.growth})`, last / rest, "x");
printNumber(`  beside after ${(2 * compared).toLocaleString("en")}`, last / settled, "x");
if (rest > limits.restMb || peak > limits.peakMb || last > limits.growth * rest)
  process.exitCode = 1;
