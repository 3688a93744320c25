import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { migrate } from "@katha/server/db/migrate";
import { openEmbedded } from "@katha/server/db/open";
import { printNumber } from "../number.ts";
import type { LoadOrder, LoadResult } from "./load.ts";
import { addSampleStories } from "./sample-stories.ts";
import { storyServer } from "./story-server.ts";

/** Whether a separate thread for PGlite pays off. Decision 0001 quotes these numbers. */
const callers = 100;
const milliseconds = 6_000;
const paths = ["/stories", "/stories", "/search?q=lotus", "/search?q=serpent", "/search?q=zzz"];

async function measure(thread: "shared" | "own"): Promise<void> {
  const database = await openEmbedded({ thread });
  await migrate(database.db);
  await addSampleStories(database.db, 5_000);
  const app = storyServer(database.db);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });

  await load({ origin, paths, callers: 10, milliseconds: 1_000 });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const result = await load({ origin, paths, callers, milliseconds });
  delay.disable();

  const name = thread === "own" ? "own thread" : "request thread";
  printNumber(`PGlite on its ${name}: event-loop delay, median`, delay.percentile(50) / 1e6, "ms");
  printNumber(`PGlite on its ${name}: event-loop delay, p99`, delay.percentile(99) / 1e6, "ms");
  printNumber(`PGlite on its ${name}: event-loop delay, longest`, delay.max / 1e6, "ms");
  printNumber(`PGlite on its ${name}: answers`, result.answers / (milliseconds / 1_000), "/s");
  printNumber(`PGlite on its ${name}: answer time, median`, result.p50, "ms");
  printNumber(`PGlite on its ${name}: answer time, p99`, result.p99, "ms");
  await app.close();
  await database.close();
}

async function load(order: LoadOrder): Promise<LoadResult> {
  const worker = new Worker(new URL("./load.ts", import.meta.url), { workerData: order });
  const [result] = (await once(worker, "message")) as [LoadResult];
  return result;
}

await measure("shared");
await measure("own");
