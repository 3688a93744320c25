import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import type { Db } from "@katha/server/db/open";
import { smallServer } from "@katha/server/testing/main-process";
import { printNumber } from "../number.ts";
import { openServers, type Servers } from "../server/several-servers/servers.ts";
import { endlessStory } from "../turns/endless-story.ts";
import { giveCoins, playTurns, type Seat, sitDown } from "./evening.ts";
import {
  countAnew,
  countedStatements,
  countsStatements,
  judgeAll,
  printReaches,
  printWorst,
  startCounting,
} from "./statements.ts";
import { logUse, processesOfPostgres, processorSeconds, type TableUse, tableUse } from "./used.ts";

/**
 * What a turn told by a model costs at 1, 2 and 4 servers on one PostgreSQL: rows, bytes, statements and seconds of
 * processor, and where its statements would run on a database that is split by account. Linux only.
 */
const { values } = parseArgs({
  options: {
    servers: { type: "string", default: "1,2,4" },
    players: { type: "string", default: "24" },
    turns: { type: "string", default: "36" },
    list: { type: "string", default: "12" },
  },
});
const players = Number(values.players);
const turnsEach = Number(values.turns);
const restMs = 10_000;
const settings = {
  ...countsStatements,
  max_connections: "120",
  // A page's first change after a checkpoint is logged whole, which would count once and not for each turn.
  checkpoint_timeout: "30min",
};

async function usedDuring({ database, running }: Servers, work: () => Promise<unknown>) {
  const ofServers = running.map(({ katha }) => katha.pid);
  const measure = async () => {
    const ofPostgres = await processesOfPostgres(database.db);
    return {
      servers: await processorSeconds(ofServers),
      postgres: await processorSeconds(ofPostgres),
      log: await logUse(database.db),
      at: performance.now(),
    };
  };
  await countAnew(database.db);
  const before = await measure();
  await work();
  const after = await measure();
  const statements = await countedStatements(database.db);
  return {
    statements,
    calls: statements.reduce((sum, { calls }) => sum + calls, 0),
    servers: after.servers - before.servers,
    postgres: after.postgres - before.postgres,
    logBytes: after.log.bytes - before.log.bytes,
    logPages: after.log.pages - before.log.pages,
    seconds: (after.at - before.at) / 1_000,
  };
}

/** Connections tell what they changed when they have been idle for ten seconds at most. */
async function untilCounted(db: Db, table: string, rows: number): Promise<TableUse[]> {
  for (;;) {
    const use = await tableUse(db);
    if ((use.find((one) => one.table === table)?.inserted ?? 0) >= rows) return use;
    await wait(500);
  }
}

function printTables(before: readonly TableUse[], after: readonly TableUse[], turns: number): void {
  const sizes = new Map(before.map(({ table, bytes }) => [table, bytes]));
  let added = 0;
  for (const { table, inserted, updated, deleted, bytes } of after) {
    const grown = bytes - (sizes.get(table) ?? 0);
    added += grown;
    if (inserted + updated + deleted < turns / 10 && grown < turns) continue;
    printNumber(`${table}: rows added`, inserted / turns, "/ turn");
    if (updated > 0) printNumber(`${table}: rows changed`, updated / turns, "/ turn");
    if (deleted > 0) printNumber(`${table}: rows removed`, deleted / turns, "/ turn");
    printNumber(`${table}: bytes with indexes`, grown / turns, "/ turn");
  }
  printNumber("all tables: bytes with indexes", added / turns, "/ turn");
}

async function warmUp(servers: Servers): Promise<Seat[]> {
  const { db } = servers.database;
  const storyId = await endlessStory(db);
  const people = await servers.players(players);
  await giveCoins(db);
  const seats = await sitDown(servers.running, people, storyId);
  await playTurns(seats, 3);
  await sql`vacuum analyze`.execute(db);
  return seats;
}

async function measureTurns(servers: Servers, count: number): Promise<void> {
  const { db } = servers.database;
  await startCounting(db);
  const seats = await warmUp(servers);
  const rest = await usedDuring(servers, () => wait(restMs));
  printNumber(
    "at rest: processor of a server",
    (rest.servers / rest.seconds / count) * 3_600,
    "s/h",
  );
  printNumber("at rest: processor of PostgreSQL", (rest.postgres / rest.seconds) * 3_600, "s/h");
  printNumber("at rest: statements of a server", rest.calls / rest.seconds / count, "/s");
  await sql`select pg_stat_reset()`.execute(db);
  const before = await tableUse(db);
  const used = await usedDuring(servers, () => playTurns(seats, turnsEach));
  const turns = seats.length * turnsEach;
  const per = turns / 1_000;
  printNumber("turns told", turns, "");
  printNumber("turns told", turns / used.seconds, "/s");
  printNumber("processor of the servers", used.servers / per, "s / 1,000 turns");
  printNumber("processor of PostgreSQL", used.postgres / per, "s / 1,000 turns");
  printNumber("statements, with those at rest", used.calls / turns, "/ turn");
  printNumber("PostgreSQL's log", used.logBytes / turns, "bytes / turn");
  printNumber("PostgreSQL's log: whole pages", used.logPages / turns, "/ turn");
  printTables(before, await untilCounted(db, "turns", turns), turns);
  const { judged, unread } = await judgeAll(used.statements);
  if (unread.length > 0) throw new Error(unread.join("\n"));
  printReaches(judged, { per: turns, unit: "turns" });
  if (count === 1) printWorst(judged, { per: turns, most: Number(values.list) });
}

for (const count of values.servers.split(",").map(Number)) {
  console.log(`\n${count === 1 ? "1 server" : `${count} servers`}`);
  const names = Array.from({ length: count }, (_, at) => `server-${at + 1}`);
  const servers = await openServers({
    names,
    postgres: settings,
    program: smallServer,
    tokensPerSecond: 60,
  });
  try {
    await measureTurns(servers, count);
  } finally {
    await servers.close();
  }
}
