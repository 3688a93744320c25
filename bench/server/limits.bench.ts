import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { signUp } from "@katha/server/testing/people";
import type { TestApp } from "@katha/server/testing/test-app";
import { systemClock } from "@katha/server/lib/clock";
import { createIds } from "@katha/server/lib/ids";
import { createSecret } from "@katha/server/lib/secret";
import type { EngineName } from "@katha/server/db/open";
import { printNumber } from "../number.ts";
import { addStories } from "./samples/add-stories.ts";
import { benchSecret, openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { race } from "./race.ts";
import type { BodiesOrder, BodiesResult } from "./send-bodies.ts";

/** Requests per second with request budgets, compared with the same server without them, on one database. */
const leastRatio = 0.95;
const engine: EngineName = process.env["BENCH_ENGINE"] === "postgres" ? "postgres" : "pglite";

const database = await openBenchDatabase(engine);
await addStories(database.db, 2_000);
const limited = await openBenchApp(database, { cacheResponsesMs: 1_000 });
const unlimited = await openBenchApp(database, { cacheResponsesMs: 1_000 });
Object.assign(unlimited.requestBudgets, {
  spendAddress: () => {},
  spendAccount: () => {},
  chargeAnswer: () => {},
} satisfies Partial<typeof unlimited.requestBudgets>);
const listen = { host: "127.0.0.1", port: 0 };
const [origin, without] = [await limited.listen(listen), await unlimited.listen(listen)];

const clock = systemClock;
const needs = { db: database.db, clock, ids: createIds(clock), secret: createSecret(benchSecret) };
const { headers } = await signUp(needs as unknown as TestApp);
const rows = await database.db.selectFrom("stories").select("id").execute();
const stories = rows.map(({ id }) => `/api/v1/stories/${id}`);

const asked: Record<string, { paths: string[]; headers?: Record<string, string> }> = {
  "a cached list": { paths: ["/api/v1/stories/?page=1"] },
  "stories in turn": { paths: stories },
  "stories in turn, by an account": { paths: stories, headers },
};
for (const [what, way] of Object.entries(asked)) {
  const { first, second, ratio } = await race({ ...way, origin }, { ...way, origin: without });
  printNumber(`${engine}: ${what}, with limits`, first, "/s");
  printNumber(`${engine}: ${what}, without`, second, "/s");
  printNumber(`${engine}: ${what}, with beside without (at least ${leastRatio})`, ratio, "");
  if (ratio < leastRatio) process.exitCode = 1;
}

/** As long as the catalogue's longest story, with all wordings. */
const scene = { text: "A room like any other, with a door and a bell. ".repeat(18), choices: [] };
const story_structure = {
  start_node: "n0",
  nodes: Object.fromEntries(Array.from({ length: 4_800 }, (_, at) => [`n${at}`, scene])),
};
const trial = {
  story_structure,
  position: { node: "n0", turns_here: 0, beats_told: [], path: ["n0"] },
  passages: [{ node: "n0", said: null, text: "A room." }],
  offers: [],
  action: "custom_action",
  said: "I ring the bell",
  selected_model: "tenali",
};
const accounts = await Promise.all(
  [1, 2, 3, 4].map(async () => (await signUp(needs as unknown as TestApp)).headers),
);

async function sendBodies(order: Omit<BodiesOrder, "milliseconds" | "accounts">) {
  const workerData = { ...order, accounts, milliseconds: 5_000 } satisfies BodiesOrder;
  const before = performance.eventLoopUtilization();
  const worker = new Worker(new URL("send-bodies.ts", import.meta.url), { workerData });
  const [result] = (await once(worker, "message")) as [BodiesResult];
  const { active } = performance.eventLoopUtilization(before);
  return { ...result, active };
}

const authoring = "/api/v1/authoring";
const rowsOfBodies: [what: string, method: string, path: string, body: object][] = [
  ["largest trials", "POST", `${authoring}/trial`, trial],
  ["largest proofs of typing", "POST", `${authoring}/typing`, { story_structure }],
  ["largest saves", "PUT", stories[0] ?? "", { title: "T", description: "D", story_structure }],
];
for (const [what, method, path, content] of rowsOfBodies) {
  const order = { method, path, body: JSON.stringify(content) };
  const mb = order.body.length / 1e6;
  const heard = await sendBodies({ ...order, origin });
  printNumber(
    `${engine}: ${what} of ${mb.toFixed(1)} MB by 4: /healthz waits at most`,
    heard.longestHealthMs,
    "ms",
  );
  console.log(`    ${JSON.stringify(heard.statuses)}`);
  // Until nobody may any more: what is left is what refusing costs.
  const refused = await sendBodies({ ...order, origin });
  const count = Object.entries(refused.statuses)
    .filter(([status]) => status === "429" || status === "closed")
    .reduce((sum, [, one]) => sum + one, 0);
  printNumber(
    `${engine}: ${what}, refused: the server's thread for each`,
    refused.active / count,
    "ms",
  );
  printNumber(`${engine}: ${what}, refused: /healthz waits at most`, refused.longestHealthMs, "ms");
  console.log(`    ${JSON.stringify(refused.statuses)}`);
}
await limited.close();
await unlimited.close();
await database.close();
