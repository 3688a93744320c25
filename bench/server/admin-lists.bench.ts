import { adminStorySorts, storyStatuses } from "@katha/api/contract";
import type { Db, EngineName } from "@katha/server/db/open";
import { sql } from "kysely";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { addStories } from "./samples/add-stories.ts";
import { percentile, printWaits, timeEach } from "./waits.ts";

/** How long administrators wait for the list of many stories: each order and filter, first and last page. */
const size = Number(process.env["BENCH_STORIES"] ?? 100_000);
const each = 20;

/** Gives a few stories each status, and different numbers of plays. */
async function varyStories(db: Db): Promise<string> {
  await sql`
    update stories set status = case when random() < 0.5 then 'draft' when random() < 0.5
      then 'archived' else 'in_review' end
    where id in (select id from stories where status = 'published' order by id limit ${size / 20})`.execute(
    db,
  );
  await sql`
    update story_stats set plays_total = floor(random() * 5000), likes_total = floor(random() * 900)`.execute(
    db,
  );
  await sql`vacuum (analyze)`.execute(db);
  const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  return id;
}

async function measure(engine: EngineName): Promise<void> {
  const { db, close } = await openBenchDatabase(engine);
  await addStories(db, size);
  const id = await varyStories(db);
  const app = await openBenchApp(
    { db },
    { identify: () => Promise.resolve({ id, role: "admin", has_premium_access: false }) },
  );
  const get = async (query: string) => {
    const answer = await app.inject({ url: `/api/v1/admin/stories?${query}` });
    if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.body}`);
    return answer.json<{
      total_pages: number;
      stories: { title: string; author: { display_name: string } }[];
    }>();
  };
  const { total_pages: pages, stories } = await get("");
  const titles = stories.map(({ title }) => `q=${encodeURIComponent(title)}`);
  const parts = titles.map((words) => words.slice(0, 7));
  const authors = stories.map(({ author }) => `q=${encodeURIComponent(author.display_name)}`);
  const asked: [name: string, queries: readonly string[]][] = [
    ...adminStorySorts.flatMap((sort): [string, string[]][] => [
      [`by ${sort}, page 1`, [`sort=${sort}`]],
      [`by ${sort}, page 100`, [`sort=${sort}&page=100`]],
      [`by ${sort}, last page`, [`sort=${sort}&page=${pages}`]],
    ]),
    ...storyStatuses.map((status): [string, string[]] => [`${status} alone`, [`status=${status}`]]),
    ["searched by a title", titles],
    ["searched by the beginning of a word", parts],
    ["searched by an author", authors],
    ["searched by an author, by title", authors.map((query) => `${query}&sort=title`)],
  ];
  const all: number[] = [];
  for (const [name, queries] of asked) {
    const often = Array.from({ length: each }, (_, at) => queries[at % queries.length] ?? "");
    await get(often[0] ?? "");
    const waits = await timeEach(often, get);
    all.push(...waits);
    printNumber(
      `${engine}, ${size.toLocaleString("en")} stories ${name}: p95`,
      percentile(waits, 0.95),
      "ms",
    );
  }
  printWaits(`${engine}, ${size.toLocaleString("en")} stories, all of these`, all);
  await app.close();
  await close();
}

if (process.env["BENCH_ENGINE"] !== "pglite") await measure("postgres");
if (process.env["BENCH_ENGINE"] !== "postgres") await measure("pglite");
