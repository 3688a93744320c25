import type { EngineName } from "@katha/server/db/open";
import fastify from "fastify";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { addStories } from "./samples/add-stories.ts";
import { load, race } from "./race.ts";

/** Requests per second, compared with a bare Fastify route that sends the same amount. */
const stories = 20_000;

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
  const listed = await race({ origin, paths: [list] }, { origin: floor.origin, paths: ["/list"] });
  const told = await race({ origin, paths: [hot] }, { origin: floor.origin, paths: ["/detail"] });
  const inTurn = { origin, paths: details, callers: 32, milliseconds: 2_000 };
  const spread = (await load(inTurn)).answers / 2;
  await floor.close();
  printNumber(`${engine}: bare Fastify, as long as the list`, listed.second, "/s");
  printNumber(`${engine}: the list`, listed.first, "/s");
  printNumber(`${engine}: the list beside bare Fastify (at least 0.4)`, listed.ratio, "");
  printNumber(`${engine}: bare Fastify, as long as a story`, told.second, "/s");
  printNumber(`${engine}: one story`, told.first, "/s");
  printNumber(`${engine}: one story beside bare Fastify (at least 0.4)`, told.ratio, "");
  printNumber(`${engine}: 2,000 stories in turn, none asked for twice in a moment`, spread, "/s");
  await app.close();
  await database.close();
}

const wanted = process.env["BENCH_ENGINE"];
for (const engine of ["postgres", "pglite"] as const)
  if (wanted === undefined || wanted === engine) await measure(engine);
