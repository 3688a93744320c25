import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { printNumber } from "../number.ts";
import { openSeveralServers } from "./several-servers/servers.ts";
import { attack, edit, play, read, type Evening } from "./soak/people.ts";
import { printWaits } from "./waits.ts";

/**
 * An evening on two servers with one PostgreSQL: players with a model that writes 20 words per second, readers, editors,
 * and an attacker who tries what once brought a server down. No response may be 5xx, and no coin may be lost.
 */
const minutes = Number(process.env["BENCH_MINUTES"] ?? 10);
const players = Number(process.env["BENCH_PLAYERS"] ?? 200);
const readers = 12;
const editors = 4;

const servers = await openSeveralServers();
const { db } = servers.database;
try {
  const { address } = servers.first;
  const { stories } = (await (await fetch(`${address}/api/v1/stories/?page=1`)).json()) as {
    stories: { id: string; cover_image_url: string; category: { id: string } | null }[];
  };
  const people = await servers.players(players + readers + editors + 1);
  const ends = performance.now() + minutes * 60_000;
  const evening: Evening = {
    servers: [servers.first, servers.second],
    storyIds: stories.map(({ id }) => id),
    cover: stories[0]?.cover_image_url ?? "",
    category: stories.find(({ category }) => category !== null)?.category?.id ?? "",
    isOver: () => performance.now() > ends,
    reads: [],
    firstWords: [],
    turns: 0,
    failedTurns: 0,
    statuses: new Map(),
  };
  const kinds = [
    ...Array.from({ length: players }, () => play),
    ...Array.from({ length: readers }, () => read),
    ...Array.from({ length: editors }, () => edit),
    attack,
  ];
  await Promise.all(
    kinds.map(async (live, at) => {
      const person = people[at];
      if (person) await live(evening, person, at);
    }),
  );

  printNumber("turns told to their end", evening.turns - evening.failedTurns, "");
  printNumber("turns that broke", evening.failedTurns, "");
  for (const [who, count] of [...evening.statuses].toSorted(([one], [other]) =>
    one.localeCompare(other),
  ))
    printNumber(who, count, "");
  printWaits("reads", evening.reads);
  printWaits("first word", evening.firstWords);

  // Gives turns that are still running the time to end.
  await wait(15_000);
  const { rows } = await sql<{ wrong: number; held: number }>`
    select count(*) filter (where balance <> amounts)::integer as wrong, coalesce(sum(held), 0)::integer as held
    from wallets join (
      select user_id, sum(amount) as amounts from wallet_entries group by user_id
    ) as entries using (user_id)`.execute(db);
  const [ledger] = rows;
  printNumber("wallets that are not the sum of their entries (0)", ledger?.wrong ?? Number.NaN, "");
  printNumber("coins still held (0)", ledger?.held ?? Number.NaN, "");
  const broken = [...evening.statuses.keys()].filter((name) => / 5\d\d$/.test(name));
  if (broken.length > 0 || evening.failedTurns > 0 || ledger?.wrong !== 0 || ledger.held !== 0) {
    console.log(`  not in order: ${broken.join(", ") || "turns or the ledger"}`);
    process.exitCode = 1;
  }
} finally {
  await servers.close();
}
