import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { insertStory } from "@katha/server/testing/insert-story";
import { printNumber } from "../number.ts";
import { act, begin, follow, runningTurn, type Session } from "./several-servers/play.ts";
import { openSeveralServers, type SeveralServers } from "./several-servers/servers.ts";
import { percentile } from "./waits.ts";

/** Two servers on one PostgreSQL: a popular story, streamed turns, many followers, a killed server, an unreachable database. */
const likes = 200;
const followers = 150;
const awayMs = 23_000;
const structure = JSON.stringify({
  start_node: "near",
  nodes: { near: { text: "The near bank.", choices: [{ text: "Go on.", target: "near" }] } },
});

const servers = await openSeveralServers();
const { db } = servers.database;
const storyId = await insertStory(db, { story_structure: structure, initial_xp: 1_000 });

async function hotStory({ first, players }: SeveralServers): Promise<void> {
  const crowd = await players(likes);
  const [reader] = await players(1);
  const url = `${first.address}/api/v1/stories/${storyId}`;
  // Opens its connections before the crowd comes.
  await fetch(url, { headers: reader?.headers ?? {} });
  const over = new AbortController();
  const waits: number[] = [];
  const reading = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const answer = await fetch(url, { headers: reader?.headers ?? {} });
      await answer.text();
      waits.push(performance.now() - began);
    }
  })();
  await wait(300);
  waits.length = 0;
  const began = performance.now();
  const statuses = await Promise.all(
    crowd.map(async ({ headers }) => {
      const answer = await fetch(`${url}/like`, { method: "POST", headers });
      await answer.text();
      return answer.status;
    }),
  );
  const took = performance.now() - began;
  over.abort();
  await reading;
  const answered = statuses.filter((status) => status === 200).length;
  printNumber(`${likes} likes at once on one story: answered 200`, answered, "");
  printNumber(`${likes} likes at once on one story: all answered after`, took, "ms");
  printNumber("reads of the same server meanwhile: p95", percentile(waits, 0.95), "ms");
}

async function liveWords({ first, second, players }: SeveralServers): Promise<void> {
  const people = await players(8);
  const later = await Promise.all(
    people.map(async (by) => {
      const session = await begin(first, by, storyId);
      const own = act(first, session);
      const other = follow(second, session, await runningTurn(second, session));
      await Promise.all([own.ended, other.ended]);
      const firstWord = (heard: typeof own) =>
        heard.events.find(({ event }) => event === "delta")?.at ?? Number.NaN;
      return firstWord(other) - firstWord(own);
    }),
  );
  printNumber(
    "first word on the other server, after the own: median",
    percentile(later, 0.5),
    "ms",
  );
  printNumber("first word on the other server, after the own: latest", Math.max(...later), "ms");
}

/** Transactions of both servers since they started, from their metrics; reading these costs each server 2. */
async function transactions({ first, second }: SeveralServers): Promise<number> {
  const counts = [first, second].map(async ({ address }) => {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    return Number(/^katha_database_transactions_total (\d+)$/m.exec(metrics)?.[1]);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function manyFollowers(both: SeveralServers): Promise<void> {
  const { first, second, players } = both;
  const sessions: Session[] = [];
  for (const by of await players(10)) sessions.push(await begin(first, by, storyId));
  const own = sessions.map((session) => act(first, session));
  const all = await Promise.all(
    sessions.map(async (session) => {
      const turn = await runningTurn(first, session);
      return Array.from({ length: followers / sessions.length }, () =>
        follow(second, session, turn),
      );
    }),
  );
  while (!all.flat().every(({ events }) => events.some(({ event }) => event === "delta")))
    await wait(100);
  const before = await transactions(both);
  const began = performance.now();
  await wait(2_500);
  const perSecond = ((await transactions(both)) - before) / ((performance.now() - began) / 1_000);
  const stillTold = own.filter(({ events }) => events.at(-1)?.event === "delta").length;
  printNumber(
    `${followers} followers of ${stillTold} turns on the other server`,
    perSecond,
    "tx/s",
  );
  await Promise.all([...own, ...all.flat()].map(({ ended }) => ended));
}

async function databaseAway({ first, players, takeDatabaseAway }: SeveralServers): Promise<void> {
  const sessions: Session[] = [];
  for (const by of await players(8)) sessions.push(await begin(first, by, storyId));
  const told = sessions.map((session) => act(first, session));
  while (!told.every(({ events }) => events.some(({ event }) => event === "delta"))) await wait(50);
  const back = await takeDatabaseAway();
  await wait(awayMs);
  await back();
  await Promise.all(told.map(({ ended }) => ended));
  const ends = told.map(({ events }) => events.at(-1)?.event);
  const done = ends.filter((end) => end === "done").length;
  const without = ends.filter((end) => end !== "done" && end !== "error").length;
  printNumber(`database away for ${awayMs / 1_000} s: finished texts kept, of 8`, done, "");
  printNumber(`database away for ${awayMs / 1_000} s: streams without an end`, without, "");
}

async function killedServer({ first, second, players }: SeveralServers): Promise<void> {
  const sessions: Session[] = [];
  for (const by of await players(8)) sessions.push(await begin(first, by, storyId));
  const lost = sessions.map((session) => act(first, session).ended.catch(() => {}));
  const [watched] = sessions;
  if (watched === undefined) return;
  await Promise.all(sessions.map((session) => runningTurn(second, session)));
  const seen = follow(second, watched, await runningTurn(second, watched));
  first.katha.signal("SIGKILL");
  const began = performance.now();
  const held = async () => {
    const { rows } = await sql<{ held: number }>`
      select coalesce(sum(held), 0)::integer as held from wallets`.execute(db);
    return rows[0]?.held ?? 0;
  };
  while ((await held()) > 0 && performance.now() - began < 90_000) await wait(100);
  printNumber(
    "killed server: its 8 turns void and refunded after",
    performance.now() - began,
    "ms",
  );
  await Promise.all([seen.ended, ...lost]);
  const end = seen.events.at(-1);
  printNumber("killed server: the follower's stream ended after", (end?.at ?? 0) - began, "ms");
  if (end?.event !== "error") throw new Error("The follower's stream ended without a word.");
}

async function wrongWallets(): Promise<number> {
  const { rows } = await sql`
    select w.user_id from wallets w left join wallet_entries e on e.user_id = w.user_id
    group by w.user_id, w.balance, w.held
    having w.balance <> coalesce(sum(e.amount), 0) or w.held <> 0`.execute(db);
  return rows.length;
}

try {
  await hotStory(servers);
  await liveWords(servers);
  await manyFollowers(servers);
  await databaseAway(servers);
  await killedServer(servers);
  printNumber("wallets that are not exact (must be 0)", await wrongWallets(), "");
} finally {
  await servers.close();
}
