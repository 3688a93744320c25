import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../testing/index.ts";
import {
  createGameFixture,
  textOf,
  type GameFixture,
} from "../../../../testing/game/game-fixture.ts";
import { pauseNarrator } from "../../testing/pause-narrator.ts";
import { rowAcross } from "../../testing/ferry-story.ts";

/** Lets nobody connect to the database and ends all connections, as when PostgreSQL is restarted. */
async function away(database: TestDatabase) {
  const { database: name } = new Client({ connectionString: database.url });
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(`alter database ${name} allow_connections false`);
  const end = () =>
    client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      name,
    ]);
  await end();
  return async () => {
    await client.query(`alter database ${name} allow_connections true`);
    await client.end();
  };
}

/** Until a turn's end was kept in vain, and more than once. */
async function triedInVain({ db }: TestDatabase, release: () => void) {
  const tried = vi.spyOn(db, "transaction");
  release();
  await expect.poll(() => tried.mock.calls.length).toBeGreaterThan(1);
  tried.mockRestore();
}

describe.runIf(inject("engine") === "postgres")("a database that is away while turns end", () => {
  let database: TestDatabase;
  let game: GameFixture;
  let session: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    const { db, signals } = database;
    game = await createGameFixture({ db, signals, closingMayTakeMs: 200 });
    ({ id: session } = await game.begin());
  });
  afterEach(async () => {
    await game.server.close();
    await database.close();
  });

  test("loses no finished text, and charges for it once", async () => {
    const { reached, release } = pauseNarrator(game.narrator, 3);
    const before = await game.coins();
    const asked = game.stream(session, rowAcross);
    await reached;
    const back = await away(database);
    await triedInVain(database, release);
    await back();
    const { events } = await asked;
    const done = events.at(-1);
    expect(done).toMatchObject({ event: "done" });
    expect(done?.event === "done" && done.response.narrative).toBe(textOf(events));
    expect(await game.coins()).toEqual({ balance: before.balance - 1, held: 0 });
  });

  test("ends a turn whose narrator failed with an error, and returns its coins", async () => {
    const { reached, release } = pauseNarrator(game.narrator, 1);
    game.narrator.script = { ...game.narrator.script, failsAfter: 2 };
    const before = await game.coins();
    const asked = game.stream(session, rowAcross);
    await reached;
    const back = await away(database);
    await triedInVain(database, release);
    await back();
    expect((await asked).events.at(-1)).toMatchObject({
      event: "error",
      problem: { code: "narrator_failed" },
      receipt: { charged: 0 },
    });
    expect(await game.coins()).toEqual(before);
  });

  test("ends every stream with an error when the server closes meanwhile", async () => {
    const { reached, release } = pauseNarrator(game.narrator, 3);
    const asked = game.stream(session, rowAcross);
    await reached;
    const back = await away(database);
    await triedInVain(database, release);
    await game.server.app.close();
    expect((await asked).events.at(-1)).toMatchObject({
      event: "error",
      status: 503,
      problem: { code: "database_away" },
      receipt: { charged: 0 },
    });
    await back();
  });
});
