import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { EngineName } from "@katha/server/db/open";
import fastify from "fastify";
import type { LoadOrder, LoadResult } from "../database/load.ts";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { addStories } from "./add-stories.ts";
import { percentile } from "./waits.ts";

/** Requests a second beside a bare Fastify route that sends as much. */
const stories = 20_000;
const callers = 32;
const milliseconds = 1_000;
const roundsEach = 7;

async function load(order: LoadOrder): Promise<LoadResult> {
  const worker = new Worker(new URL("../database/load.ts", import.meta.url), { workerData: order });
  const [result] = (await once(worker, "message")) as [LoadResult];
  return result;
}

/** In turns, so that whatever else the machine does falls on both; of each the median round. */
async function race(ways: Record<"bare" | "ours", { origin: string; paths: string[] }>) {
  const rounds: Record<"bare" | "ours", number[]> = { bare: [], ours: [] };
  for (let round = 0; round <= roundsEach; round += 1)
    for (const name of ["bare", "ours"] as const) {
      const { answers } = await load({ ...ways[name], callers, milliseconds });
      // The first is for warming up.
      if (round > 0) rounds[name].push(answers / (milliseconds / 1_000));
    }
  return { bare: percentile(rounds.bare, 0.5), ours: percentile(rounds.ours, 0.5) };
}

async function bare(
  bodies: Record<string, string>,
): Promise<{ origin: string; close(): Promise<void> }> {
  const app = fastify();
  for (const [path, body] of Object.entries(bodies))
    app.get(path, (_request, reply) => reply.type("application/json; charset=utf-8").send(body));
  return { origin: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
}

async function measure(engine: EngineName): Promise<void> {
  const database = await openBenchDatabase(engine);
  await addStories(database.db, stories);
  const app = await openBenchApp(database, { cacheResponsesMs: 1_000 });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const rows = await database.db.selectFrom("stories").select("id").limit(2_000).execute();
  const details = rows.map(({ id }) => `/api/v1/stories/${id}`);
  const [hot = ""] = details;
  const list = "/api/v1/stories/?page=1";
  const bodies = {
    "/list": await (await fetch(origin + list)).text(),
    "/detail": await (await fetch(origin + hot)).text(),
  };
  const floor = await bare(bodies);
  const listed = await race({
    bare: { origin: floor.origin, paths: ["/list"] },
    ours: { origin, paths: [list] },
  });
  const told = await race({
    bare: { origin: floor.origin, paths: ["/detail"] },
    ours: { origin, paths: [hot] },
  });
  const spread = (await load({ origin, paths: details, callers, milliseconds: 2_000 })).answers / 2;
  await floor.close();
  printNumber(`${engine}: bare Fastify, as long as the list`, listed.bare, "/s");
  printNumber(`${engine}: the list`, listed.ours, "/s");
  printNumber(
    `${engine}: the list beside bare Fastify (at least 0.4)`,
    listed.ours / listed.bare,
    "",
  );
  printNumber(`${engine}: bare Fastify, as long as a story`, told.bare, "/s");
  printNumber(`${engine}: one story`, told.ours, "/s");
  printNumber(`${engine}: one story beside bare Fastify (at least 0.4)`, told.ours / told.bare, "");
  printNumber(`${engine}: 2,000 stories in turn, none asked for twice in a moment`, spread, "/s");
  await app.close();
  await database.close();
}

const wanted = process.env["BENCH_ENGINE"];
for (const engine of ["postgres", "pglite"] as const)
  if (wanted === undefined || wanted === engine) await measure(engine);
