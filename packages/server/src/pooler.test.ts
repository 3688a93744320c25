import { sql } from "kysely";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { openPostgres } from "./db/open.ts";
import { polledSignals } from "./parts/replica/polled-signals.ts";
import { createGameFixture } from "./testing/game/game-fixture.ts";
import { rowAcross } from "./features/game/testing/ferry-story.ts";
import { createEmptyTestDatabase, signUp, type TestDatabase } from "./testing/index.ts";
import { hasPooler, startPooler } from "./testing/database/pooler.ts";
import { startPostgres } from "./startup/postgres-database.ts";

const log = pino({ level: "silent" });
const pool = { connections: 10, patienceMs: 10_000 };

describe.runIf(inject("engine") === "postgres" && hasPooler)("behind a pooler", () => {
  let empty: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  beforeEach(async () => {
    empty = await createEmptyTestDatabase();
    pooler = await startPooler(empty.url ?? "");
  });
  afterEach(async () => {
    await pooler.stop();
    await empty.close();
  });
  const start = () => startPostgres({ url: pooler.url, directUrl: empty.url, pool, log });
  const startPolling = () =>
    startPostgres({ url: pooler.url, polls: true, pollSignals: polledSignals, pool, log });

  test.each([
    ["with a direct address for notifications", start],
    ["with nothing but the pooler's address", startPolling],
  ])("%s turns are taken, streamed and heard of, each with its time limits", async (_, open) => {
    const { database } = await open();
    const game = await createGameFixture({ db: database.db, signals: database.signals });
    const heard: string[] = [];
    database.signals.listen(({ about }) => heard.push(about));
    const players = await Promise.all(Array.from({ length: 12 }, () => signUp(game.server)));
    const turns = await Promise.all(
      players.map(async (by) => game.stream((await game.begin(by)).id, rowAcross, { by })),
    );
    expect(turns.map(({ events }) => events.at(-1)?.event)).toEqual(players.map(() => "done"));
    await expect.poll(() => heard).toContain("turns_ended");
    const limits = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { rows } = await sql<Record<string, string>>`
          select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
            current_setting('TimeZone') as zone, pg_sleep(0.01)`.execute(database.db);
        return rows[0];
      }),
    );
    for (const limit of limits)
      expect(limit).toMatchObject({ statement: "1min", lock: "10s", zone: "UTC" });
    await game.server.close();
    await database.close();
  });

  test("what may take long lifts the time limits of its own transaction alone", async () => {
    const { database } = await startPolling();
    const patient = await openPostgres({ url: pooler.url, polls: true, statementMs: 0 });
    const limitIn = async (db: typeof patient.db) => {
      const { rows } = await sql<{ is: string }>`
        select current_setting('statement_timeout') as is`.execute(db);
      return rows[0]?.is;
    };
    expect(await patient.db.transaction().execute(limitIn)).toBe("0");
    expect(await limitIn(database.db)).toBe("1min");
    await patient.close();
    await database.close();
  });

  test("connections from before the limits are refused, until the pooler drops them", async () => {
    const { database: first } = await start();
    await first.close();
    await sql`alter role current_user in database ${sql.id(nameOf(empty))} reset all`.execute(
      empty.db,
    );
    await pooler.tell("reconnect");
    const old = await openPostgres({ url: pooler.url, directUrl: empty.url });
    await expect(start()).rejects.toThrow("say RECONNECT in the pooler's console");
    await old.close();
    await pooler.tell("reconnect");
    const { database } = await start();
    await database.close();
  });
});

const nameOf = ({ url = "" }: TestDatabase) => /\/([^/?]+)\?/.exec(url)?.[1] ?? "";
