import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { Session } from "node:inspector/promises";
import { setImmediate as turn } from "node:timers/promises";
import { getHeapSpaceStatistics } from "node:v8";
import type { Worker } from "node:worker_threads";
import type { EngineName } from "@katha/server/db/open";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { addStories } from "./samples/add-stories.ts";

/** Memory use while visitors send requests: live memory, and what the process takes from the machine. */
const stories = 2_000;
const atOnce = 20;
const points = [1_000, 10_000, 25_000, 50_000, 100_000];
const most = Number(process.env["BENCH_REQUESTS"] ?? 100_000);
/** Responses are cached for a moment, as in production; 0 reads each from the database. */
const cacheResponsesMs = Number(process.env["BENCH_KEPT_MS"] ?? 1_000);

const workers = new Set<Worker>();
subscribe("worker_threads", (message) => {
  const { worker } = message as { worker: Worker };
  workers.add(worker);
  worker.once("exit", () => workers.delete(worker));
});

/** `gc` affects only this thread; garbage collection in the engine's thread is triggered through the inspector. */
const inspector = new Session();
inspector.connect();
const threads = new Set<string>();
inspector.on("NodeWorker.attachedToWorker", ({ params }) => threads.add(params.sessionId));
inspector.on("NodeWorker.detachedFromWorker", ({ params }) => threads.delete(params.sessionId));
await inspector.post("NodeWorker.enable", { waitForDebuggerOnStart: false });

async function collectInThreads(): Promise<void> {
  for (const sessionId of threads) {
    const collected = once(inspector, "NodeWorker.receivedMessageFromWorker");
    const message = JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" });
    await inspector.post("NodeWorker.sendMessageToWorker", { sessionId, message });
    await collected;
  }
}

const mega = (bytes: number) => bytes / 1024 ** 2;

interface Held {
  /** Right after a garbage collection. */
  collected: number;
  /** After memory that becomes free later has been released too. */
  heap: number;
  code: number;
  buffers: number;
  engine: number;
  process: number;
}

async function held(): Promise<Held> {
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  const { heapUsed: atOnceUsed } = process.memoryUsage();
  await collectInThreads();
  for (let time = 0; time < 6; time += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const code = getHeapSpaceStatistics()
    .filter(({ space_name }) => /code|trusted/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  const others = await Promise.all([...workers].map((worker) => worker.getHeapStatistics()));
  const engine = others.reduce((sum, { used_heap_size }) => sum + used_heap_size, 0);
  return {
    collected: mega(atOnceUsed),
    heap: mega(heapUsed),
    code: mega(code),
    buffers: mega(external),
    engine: mega(engine),
    process: mega(rss),
  };
}

const kinds = ["mix", "list", "story", "search"] as const;
type Kind = (typeof kinds)[number];

function pathsOf(kind: Kind, details: readonly string[]): readonly string[] {
  const lists = Array.from({ length: 20 }, (_, index) => `/api/v1/stories/?page=${index + 1}`);
  const searches = ["river", "lost king", "krihsna", "रात", "the", "mah", "monsoon court"].map(
    (q) => `/api/v1/stories/search/?q=${encodeURIComponent(q)}`,
  );
  if (kind === "list") return lists;
  if (kind === "story") return details;
  if (kind === "search") return searches;
  return [...searches, ...lists, ...details.slice(0, 40)];
}

async function measure(engine: EngineName, kind: Kind): Promise<void> {
  const database = await openBenchDatabase(engine);
  await addStories(database.db, stories);
  const app = await openBenchApp(database, cacheResponsesMs > 0 ? { cacheResponsesMs } : {});
  const rows = await database.db.selectFrom("stories").select("id").limit(stories).execute();
  const paths = pathsOf(
    kind,
    rows.map(({ id }) => `/api/v1/stories/${id}`),
  );
  const series = new Map<number, Held>();
  let asked = 0;
  for (const point of points.filter((one) => one <= most)) {
    for (; asked < point; asked += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, async (_, step) => {
          const url = paths[(asked + step) % paths.length] ?? "";
          const { statusCode } = await app.inject({ url });
          if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
        }),
      );
    const now = await held();
    series.set(point, now);
    const name = `${engine}, ${kind}: after ${point.toLocaleString("en")} requests`;
    printNumber(`${name}, straight after a collection`, now.collected, "MB");
    printNumber(`${name}, alive`, now.heap, "MB");
    printNumber(`${name}, of that compiled code`, now.code, "MB");
    printNumber(`${name}, buffers`, now.buffers, "MB");
    if (engine === "pglite") printNumber(`${name}, alive in the engine's thread`, now.engine, "MB");
    printNumber(`${name}, the whole process`, now.process, "MB");
  }
  const [first, settled] = [series.get(1_000), series.get(10_000)];
  const last = [...series.values()].at(-1);
  if (first !== undefined && settled !== undefined && last !== undefined)
    for (const [what, of] of [
      ["alive", "heap"],
      ["the whole process", "process"],
    ] as const) {
      printNumber(
        `${engine}, ${kind}: ${what}, last beside 1,000 (at most 1.1)`,
        last[of] / first[of],
        "",
      );
      printNumber(`${engine}, ${kind}: ${what}, last beside 10,000`, last[of] / settled[of], "");
    }
  await app.close();
  await database.close();
}

if (globalThis.gc === undefined) throw new Error("Run with --expose-gc: memory is measured.");
const wantedEngine = process.env["BENCH_ENGINE"];
const wantedKind = process.env["BENCH_KIND"];
for (const engine of ["postgres", "pglite"] as const)
  for (const kind of kinds)
    if ((wantedEngine ?? engine) === engine && (wantedKind ?? kind) === kind)
      await measure(engine, kind);
