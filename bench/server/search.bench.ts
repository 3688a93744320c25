import type { Db, EngineName } from "@katha/server/db/open";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { sampleSearches, type SampleSearch } from "./samples/sample-searches.ts";
import { sampleBrowses, type SampleBrowse } from "./samples/sample-browses.ts";
import { addStories } from "./samples/add-stories.ts";
import { percentile, printWaits, timeEach } from "./waits.ts";

/** How long people wait for a search, the trending list and a late page, among many stories. */
const patience = 50;
const pgliteSizes = [10_000, 20_000, 50_000, 100_000, 200_000];
const postgresSize = Number(process.env["BENCH_STORIES"] ?? 1_000_000);

async function someTitles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("stories")
    .select("title")
    .where("id", ">", "80000000-0000-4000-8000-000000000000")
    .orderBy("id")
    .limit(2_000)
    .execute();
  return rows.map(({ title }) => title);
}

async function measure(engine: EngineName, db: Db, size: number): Promise<number> {
  const name = `${engine}, ${size.toLocaleString("en")} stories`;
  const app = await openBenchApp({ db });
  const get = async (path: string) => {
    const answer = await app.inject({ url: `/api/v1${path}` });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer;
  };
  const missed = new Map<string, number>();
  const search = async ({ q, title, kind }: SampleSearch) => {
    const found = (await get(`/stories/search/?q=${encodeURIComponent(q)}`)).json<
      { title: string }[]
    >();
    if (title !== undefined && !found.some((story) => story.title === title))
      missed.set(kind, (missed.get(kind) ?? 0) + 1);
  };
  const each = 60;
  const searches = sampleSearches(await someTitles(db), each);
  await timeEach(searches.slice(0, 20), search);
  missed.clear();
  const all: number[] = [];
  for (const kind of new Set(searches.map((one) => one.kind))) {
    const waits = await timeEach(
      searches.filter((one) => one.kind === kind),
      search,
    );
    all.push(...waits);
    const lost = missed.get(kind);
    const note = lost === undefined ? "" : `, ${lost} of ${each} not among the ten`;
    printNumber(`${name}: search by ${kind}${note}, p95`, percentile(waits, 0.95), "ms");
  }
  printWaits(`${name}: any search`, all);

  const browses = await sampleBrowses(db, each);
  const browse = ({ query }: SampleBrowse) =>
    get(`/stories/browse/?${new URLSearchParams(query).toString()}`);
  await timeEach(browses.slice(0, 20), browse);
  for (const kind of new Set(browses.map((one) => one.kind))) {
    const ofKind = browses.filter((one) => one.kind === kind);
    printWaits(`${name}: results by ${kind}`, await timeEach(ofKind, browse));
  }

  const times = <Item>(count: number, item: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => item(index));
  const trending = times(200, () => "/stories/trending/?limit=4");
  printWaits(`${name}: trending`, await timeEach(trending, get));

  const deep = Math.min(40_000, Math.floor(size / 20) - 1);
  const cursor = (await get(`/stories/?page=${deep - 1}`)).json<{ next_cursor: string }>();
  const first = times(100, () => "/stories/");
  const far = times(100, () => `/stories/?page=${deep}&cursor=${cursor.next_cursor}`);
  await timeEach(first.slice(0, 20), get);
  const waits = { first: await timeEach(first, get), far: await timeEach(far, get) };
  printWaits(`${name}: page 1`, waits.first);
  printWaits(`${name}: page ${deep} by its cursor`, waits.far);
  const ratio = percentile(waits.far, 0.5) / percentile(waits.first, 0.5);
  printNumber(`${name}: page ${deep} by its cursor, beside page 1`, ratio, "times");
  const byNumber = times(20, () => `/stories/?page=${deep}`);
  printWaits(`${name}: page ${deep} by its number`, await timeEach(byNumber, get));
  await app.close();
  return percentile(all, 0.95);
}

if (process.env["BENCH_ENGINE"] !== "pglite") {
  const database = await openBenchDatabase("postgres");
  await addStories(database.db, postgresSize);
  await measure("postgres", database.db, postgresSize);
  await database.close();
}
if (process.env["BENCH_ENGINE"] !== "postgres") {
  const database = await openBenchDatabase("pglite");
  let within = 0;
  for (const size of pgliteSizes) {
    await addStories(database.db, size);
    if ((await measure("pglite", database.db, size)) > patience) break;
    within = size;
  }
  await database.close();
  printNumber(`pglite: stories up to which a search's p95 is under ${patience} ms`, within, "");
}
