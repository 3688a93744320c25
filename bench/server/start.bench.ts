import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverStart } from "../../scripts/run/server.mjs";
import { printNumber } from "../number.ts";
import { commandPeak } from "./command-peak.ts";
import { startServer, type ServerStart, type StartedServer } from "./started-server.ts";

/**
 * The resources that a first `npm start` with the whole catalogue takes: memory at its peak, at rest and after many
 * requests, and CPU time per request, compared with a server that runs with Node's own settings; then its peak while a
 * backup is made, and the peaks of the commands that bring it back. Linux only. Starts as on a machine with 2 GB, or with
 * `BENCH_MEMORY_GB`.
 */
const memoryGb = Number(process.env["BENCH_MEMORY_GB"] ?? 2);
const bytes = memoryGb * 1024 ** 3;
const settings = serverStart({ bytes });
const requests = Number(process.env["BENCH_REQUESTS"] ?? 20_000);
const compared = 2_000;
const atOnce = 20;
const restMs = 20_000;
/** A command has a container of 1 GB beside npm and the script that starts it. */
const limits = { restMb: 450, peakMb: 600, growth: 1.3, commandMb: 900 };

interface Started extends StartedServer {
  readonly askMany: (count: number) => Promise<void>;
}

const data = await mkdtemp(join(tmpdir(), "katha-bench-"));

async function start(
  { args, env }: Pick<ServerStart, "args" | "env">,
  home: string,
): Promise<Started> {
  const server = await startServer({ args, env, data: home }, atOnce);
  const { stories } = JSON.parse((await server.ask("/api/v1/stories/?page=1")).text) as {
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
  const askMany = async (count: number) => {
    const last = asked + count;
    const asker = async () => {
      while (asked < last) {
        const path = pathOf(asked);
        asked += 1;
        const { status } = await server.ask(path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, asker));
  };
  return { ...server, askMany };
}

async function requestsPerProcessorSecond({ askMany, processorSeconds }: Started): Promise<number> {
  await askMany(compared);
  const before = await processorSeconds();
  await askMany(compared);
  return compared / ((await processorSeconds()) - before);
}

const plain = await start(
  { args: ["--conditions=@katha/source", "packages/server/src/main.ts"], env: {} },
  join(data, "plain"),
);
await wait(restMs);
const plainMemory = await plain.memory();
const plainRate = await requestsPerProcessorSecond(plain);
await plain.stop();

const home = join(data, "ours");
const ours = await start(settings, home);
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
await ours.askMany(Math.max(0, requests - 2 * compared));
const { rest: last } = await ours.memory();
const file = join(data, "backup.tar.gz");
await commandPeak({ name: "backup", args: [file], data: home, bytes });
const { peak: backingUp } = await ours.memory();
await ours.stop();
const restoring = await commandPeak({ name: "restore", args: [file], data: home, bytes });
const rollingBack = await commandPeak({
  name: "rollback",
  args: ["--yes", file],
  data: home,
  bytes,
});
await rm(data, { recursive: true, force: true });
printNumber(`after ${requests.toLocaleString("en")} requests`, last, "MB");
printNumber(`  beside at rest (${limits.growth})`, last / rest, "x");
printNumber(`  beside after ${(2 * compared).toLocaleString("en")}`, last / settled, "x");
printNumber("the server at its peak, a backup made", backingUp, "MB");
printNumber(`restore at its peak (${limits.commandMb})`, restoring, "MB");
printNumber(`rollback at its peak (${limits.commandMb})`, rollingBack, "MB");
if (
  rest > limits.restMb ||
  peak > limits.peakMb ||
  last > limits.growth * rest ||
  Math.max(restoring, rollingBack) > limits.commandMb
)
  process.exitCode = 1;
