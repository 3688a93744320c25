import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { insertStory } from "@katha/server/testing/insert-story";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { percentile } from "./waits.ts";

/** The cost of a rendered page in the rendering thread, and the effect of a deliberately slow text on the server. */
const pages = 300;
const appFolder = fileURLToPath(new URL("../../packages/app/dist", import.meta.url));

const ordinary = `${"The lamp *must not* go out. Three things will try: the wind, and [you](/you). ".repeat(6)}\n\n`;
const attacks = ["+ ", "*_", "> ", "[a](<", "*a_", "a <?", "- a\n", "[a]: b\n", "\\", "=\n"];

interface RenderModule {
  readonly render: (request: {
    address: string;
    language: string;
    fetch: typeof fetch;
  }) => Promise<unknown>;
}

/** The same module in this thread, for comparison. */
async function renderHere(app: FastifyInstance): Promise<(address: string) => Promise<unknown>> {
  const file = path.join(appFolder, "server-render", "render.js");
  const { render } = (await import(pathToFileURL(file).href)) as RenderModule;
  const guestFetch: typeof fetch = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({ url: pathname + search });
    return new Response(answer.body, { status: answer.statusCode });
  };
  return (address) => render({ address, language: "en", fetch: guestFetch });
}

async function waits(times: number, once: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let done = 0; done < times; done += 1) {
    const start = performance.now();
    await once();
    all.push(performance.now() - start);
  }
  return all;
}

const database = await openBenchDatabase("pglite");
const { db } = database;
const story = await insertStory(db, { title: "The Salt Ferry", story_description: ordinary });
const before = process.memoryUsage().rss;
const app = await openBenchApp(database, { appFolder });
await app.ready();
const address = `/game/${story}`;
const page = () => app.inject({ url: address });

await waits(100, page);
const inThread = await waits(pages, page);
printNumber(
  "a story's page, memory of the whole server and thread",
  (process.memoryUsage().rss - before) / 2 ** 20,
  "MB",
);
const render = await renderHere(app);
await waits(100, () => render(address));
const here = await waits(pages, () => render(address));
const rest = await waits(pages, () => app.inject({ url: "/login" }));
printNumber("a story's page, rendered in the thread, median", percentile(inThread, 0.5), "ms");
printNumber("a page that is not rendered, median", percentile(rest, 0.5), "ms");
printNumber("rendering alone, in this thread, median", percentile(here, 0.5), "ms");

const delay = monitorEventLoopDelay({ resolution: 5 });
const worst = { pattern: "", ms: 0 };
delay.enable();
for (const pattern of attacks) {
  const story_description = pattern.repeat(20_000 / pattern.length);
  await db.updateTable("stories").set({ story_description }).where("id", "=", story).execute();
  const [ms = 0] = (await waits(5, page)).toSorted((left, right) => left - right);
  if (ms > worst.ms) Object.assign(worst, { pattern, ms });
}
delay.disable();
printNumber(`the slowest stored text of 20 KB (${JSON.stringify(worst.pattern)})`, worst.ms, "ms");
printNumber("the server's longest pause meanwhile", delay.max / 1e6, "ms");
await app.close();
await database.close();
