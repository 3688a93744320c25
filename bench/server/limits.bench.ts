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
await limited.close();
await unlimited.close();
await database.close();
