import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db, EngineName } from "@katha/server/db/open";
import { createRng, type Rng } from "@katha/storygraph";
import { sql } from "kysely";
import { Client } from "pg";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { addStories } from "./samples/add-stories.ts";

/** A crowd that likes, bookmarks and rates at random while connections die: every count must stay correct. */
const people = 64;
const actsOfEach = 60;
const storyCount = 6;

interface Person {
  id: string;
  headers: Record<string, string>;
}

interface Crowd {
  origin: string;
  stories: readonly string[];
  /** The final state of everything that each person toggled or rated. */
  done: Map<string, boolean | number>;
  failures: number;
}

async function register(origin: string, name: string): Promise<Person> {
  const answer = await fetch(`${origin}/api/v1/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username: name,
      email: `${name}@example.org`,
      password: "Lotus#2026",
      confirm_password: "Lotus#2026",
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { tokens, user } = (await answer.json()) as {
    tokens: { access_token: string };
    user: { id: string };
  };
  return { id: user.id, headers: { authorization: `Bearer ${tokens.access_token}` } };
}

/** Retries until there is an answer: some requests are dropped, some lose their database connection. */
async function insist(crowd: Crowd, path: string, init: RequestInit, chance: Rng) {
  for (;;) {
    const hangUp = chance.next() < 0.1 ? AbortSignal.timeout(chance.between(0, 20)) : null;
    try {
      const answer = await fetch(crowd.origin + path, { ...init, signal: hangUp });
      const body = (await answer.json()) as Record<string, unknown>;
      if (answer.status < 400) return body;
      if (answer.status < 500) throw new TypeError(`${path}: ${JSON.stringify(body)}`);
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith("/")) throw error;
    }
    crowd.failures += 1;
  }
}

async function live(crowd: Crowd, { id, headers }: Person, chance: Rng): Promise<void> {
  for (let act = 0; act < actsOfEach; act += 1) {
    const story = crowd.stories[chance.between(0, storyCount - 1)] ?? "";
    const what = chance.pick(["like", "bookmark", "rating"]);
    const path = `/api/v1/stories/${story}/${what}`;
    const key = `${what} ${story} ${id}`;
    if (what === "rating") {
      const rating = chance.between(1, 5);
      const json = { ...headers, "content-type": "application/json" };
      await insist(
        crowd,
        path,
        { method: "PUT", headers: json, body: JSON.stringify({ rating }) },
        chance,
      );
      crowd.done.set(key, rating);
    } else {
      const once = { ...headers, "idempotency-key": randomUUID() };
      await insist(crowd, path, { method: "POST", headers: once }, chance);
      crowd.done.set(key, !(crowd.done.get(key) ?? false));
    }
  }
}

/** Keeps killing some of the server's connections; returns how many. */
async function kill(url: string, signal: AbortSignal): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let killed = 0;
  while (!signal.aborted) {
    const { rowCount } = await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and random() < 0.2`);
    killed += rowCount ?? 0;
    await wait(60);
  }
  await client.end();
  return killed;
}

/** Counts that differ from the stored rows, or from what the crowd did. */
async function wrongCounts(db: Db, crowd: Crowd): Promise<string[]> {
  const { rows } = await sql<Record<string, number | string>>`
    select st.story_id, st.likes_total, st.bookmarks_total, st.ratings_count, st.ratings_sum,
      (select count(*) from story_likes l where l.story_id = st.story_id) as likes,
      (select count(*) from story_bookmarks b where b.story_id = st.story_id) as bookmarks,
      (select count(*) from story_ratings r where r.story_id = st.story_id) as ratings,
      (select coalesce(sum(rating), 0)::integer from story_ratings r where r.story_id = st.story_id) as sum
    from story_stats st
    where st.story_id in (${sql.join(crowd.stories)})`.execute(db);
  const wrong: string[] = [];
  for (const row of rows) {
    const ends = (what: string) =>
      [...crowd.done].filter(([key]) => key.startsWith(`${what} ${row["story_id"]} `));
    const liked = ends("like").filter(([, is]) => is === true).length;
    const marked = ends("bookmark").filter(([, is]) => is === true).length;
    const rated = ends("rating").map(([, rating]) => Number(rating));
    const wanted = [liked, marked, rated.length, rated.reduce((sum, rating) => sum + rating, 0)];
    const counted = [
      row["likes_total"],
      row["bookmarks_total"],
      row["ratings_count"],
      row["ratings_sum"],
    ];
    const there = [row["likes"], row["bookmarks"], row["ratings"], row["sum"]];
    if (String(counted) !== String(wanted) || String(there) !== String(wanted))
      wrong.push(`counted ${String(counted)}, there ${String(there)}, done ${String(wanted)}`);
  }
  return wrong;
}

async function wrongWallets(db: Db): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select w.user_id from wallets w left join wallet_entries e on e.user_id = w.user_id
    group by w.user_id, w.balance, w.held, w.entries_count
    having w.balance <> coalesce(sum(e.amount), 0) or w.held <> coalesce(sum(e.held), 0)
      or w.entries_count <> count(e.id)`.execute(db);
  const paid = await sql<{ user_id: string }>`
    select t.user_id from completed_tasks t left join wallet_entries e
      on e.user_id = t.user_id and e.kind = 'task' and e.reference = t.id
    group by t.user_id, t.id having count(e.id) > 1`.execute(db);
  return [...rows, ...paid.rows].map(({ user_id }) => user_id);
}

async function measure(engine: EngineName): Promise<void> {
  const database = await openBenchDatabase(engine);
  const { db, url } = database;
  await addStories(db, storyCount);
  await sql`update story_stats set likes_total = 0, plays_total = 0, warmth = null`.execute(db);
  const app = await openBenchApp(database);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const stories = (await db.selectFrom("stories").select("id").execute()).map(({ id }) => id);
  const crowd: Crowd = { origin, stories, done: new Map(), failures: 0 };
  const all: Person[] = [];
  for (let index = 0; index < people; index += 1)
    all.push(await register(origin, `crowd_${index}`));
  for (const { id } of all)
    await sql`
      insert into story_events (kind, session_id, story_id, user_id, is_warm, happened_at)
      select 'completion', gen_random_uuid(), id, ${id}, false, now() from stories`.execute(db);

  const over = new AbortController();
  const killing = url === undefined ? undefined : kill(url, over.signal);
  const began = performance.now();
  await Promise.all(all.map((person, index) => live(crowd, person, createRng(`person ${index}`))));
  const seconds = (performance.now() - began) / 1_000;
  over.abort();
  const killed = await killing;

  const wrong = [...(await wrongCounts(db, crowd)), ...(await wrongWallets(db))];
  printNumber(`${engine}: ${people} people, acts`, people * actsOfEach, "");
  printNumber(`${engine}: acts a second`, (people * actsOfEach) / seconds, "/s");
  if (killed !== undefined)
    printNumber(`${engine}: connections to the database killed`, killed, "");
  printNumber(`${engine}: requests hung up on or failed, and asked again`, crowd.failures, "");
  printNumber(`${engine}: stories and wallets that are not exact (must be 0)`, wrong.length, "");
  for (const line of wrong) console.error(`    ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
  await app.close();
  await database.close();
}

const wanted = process.env["BENCH_ENGINE"];
for (const engine of ["postgres", "pglite"] as const)
  if (wanted === undefined || wanted === engine) await measure(engine);
