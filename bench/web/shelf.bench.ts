import { startKatha } from "@katha/e2e/katha-process";
import type { Db } from "@katha/server/db/open";
import { sql } from "kysely";
import type { Browser } from "playwright-core";
import { openBenchDatabase } from "../server/bench-server.ts";
import { printNumber } from "../number.ts";
import { register, signIn, type Member } from "./members.ts";
import { median, withBrowser } from "./visit.ts";

/** What the shelf of somebody with so many sessions costs the browser until its first screen stands, and the server. */
const counts = [0, 1, 50, 5_000];
const visits = 5;

const database = await openBenchDatabase("postgres");
const katha = await startKatha({ DATABASE_URL: database.url ?? "" });
try {
  const { stories } = await (await fetch(`${katha.url}/api/v1/stories/`)).json();
  await withBrowser(async (browser) => {
    let empty = 0;
    for (const count of counts) {
      const reader = await register(katha.url, `reader_${count}`);
      if (count > 0) await copySession(database.db, await begin(reader, stories[0].id), count - 1);
      const seen: Seen[] = [];
      for (let visit = 0; visit < visits; visit += 1) seen.push(await open(browser, reader, count));
      const of = (key: "script" | "rows" | "listMs") => median(seen.map((one) => one[key]));
      const name = `a shelf of ${count.toLocaleString("en")} sessions`;
      printNumber(`${name}: rows on its first screen`, of("rows"), "");
      if (count === 0) empty = of("script");
      printNumber(`${name}: all script until they stand`, of("script"), "ms");
      printNumber(`${name}: more than an empty one's (100)`, of("script") - empty, "ms");
      printNumber(`${name}: the list's answer`, of("listMs"), "ms");
    }
  });
} finally {
  await katha.stop();
  await database.close();
}

async function begin({ tokens }: Member, story: string): Promise<string> {
  const answer = await fetch(`${katha.url}/api/v1/game/sessions/`, {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${tokens.access_token}`,
    },
    body: JSON.stringify({ story_id: story }),
  });
  if (!answer.ok) throw new Error(`A session: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

interface Seen {
  readonly script: number;
  readonly rows: number;
  readonly listMs: number;
}

/** As many more as if their reader had begun one each minute. */
async function copySession(to: Db, id: string, more: number): Promise<void> {
  await sql`
    insert into game_sessions
    select (jsonb_populate_record(one, jsonb_build_object(
      'id', other.id, 'family', other.id, 'updated_at', one.updated_at - other.at * interval '1 minute'))).*
    from game_sessions one
    cross join (select gen_random_uuid() as id, at from generate_series(1, ${more}::integer) at) other
    where one.id = ${id}`.execute(to);
}

async function open(browser: Browser, reader: Member, count: number): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await signIn(page, reader);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    let listMs = 0;
    page.on("requestfinished", (request) => {
      if (request.url().includes("/game/sessions") && listMs === 0)
        listMs = request.timing().responseEnd;
    });
    await page.goto(`${katha.url}/shelf`);
    const rows = page.getByRole("article");
    await (count === 0 ? page.getByRole("heading", { level: 2 }) : rows).first().waitFor();
    await page.waitForLoadState("networkidle");
    const { metrics } = await session.send("Performance.getMetrics");
    const script = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
    return { script: script * 1_000, rows: await rows.count(), listMs };
  } finally {
    await context.close();
  }
}
