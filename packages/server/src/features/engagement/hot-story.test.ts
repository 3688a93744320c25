import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openPostgres, type OpenDatabase, type Tx } from "../../db/open.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";

/** Sent at once, not only when the answer is awaited. */
const send = async ({ app }: TestApp, url: string, by: Person) =>
  app.inject({ method: "POST", url: `/api/v1/stories/${url}`, headers: by.headers });

describe("200 players at once on one story", () => {
  let server: TestApp;
  let players: Person[];
  let storyId: string;
  beforeAll(async () => {
    server = await createTestApp();
    players = await Promise.all(Array.from({ length: 200 }, () => signUp(server)));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    storyId = await insertStory(server.db);
  });

  test.each([
    ["like", "likes_total"],
    ["bookmark", "bookmarks_total"],
    ["share", "shares_count"],
  ])("are all counted: %s", async (act, total) => {
    const answers = await Promise.all(players.map((by) => send(server, `${storyId}/${act}`, by)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(players.map(() => 200));
    const totals = answers.map((answer) => answer.json()[total] as number);
    expect(totals.toSorted((one, other) => one - other)).toEqual(players.map((_, at) => at + 1));
  });
});

describe.runIf(inject("engine") === "postgres")("one hot story on two servers", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let second: OpenDatabase;
  let server: TestApp;
  let player: Person;
  let storyId: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    second = await openPostgres({ url: database.url ?? "", connections: 6, patienceMs: 1_500 });
    server = await createTestApp(second);
    player = await signUp(server);
  });
  afterAll(async () => {
    await server.close();
    await second.close();
    await database.close();
  });
  beforeEach(async () => {
    storyId = await insertStory(server.db);
  });

  /** Another server holds what `take` locks until the returned function is called. */
  async function lock(take: (tx: Tx) => Promise<unknown>) {
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = database.db.transaction().execute(async (tx) => {
      await take(tx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    return async () => {
      release.resolve();
      await holding;
    };
  }
  const lockWallet = (id: string) =>
    lock((tx) =>
      tx.selectFrom("wallets").select("user_id").where("user_id", "=", id).forUpdate().execute(),
    );
  const lockCounts = (id: string) =>
    lock((tx) =>
      tx
        .selectFrom("story_stats")
        .select("story_id")
        .where("story_id", "=", id)
        .forUpdate()
        .execute(),
    );

  test.each(["like", "bookmark", "share"])(
    "nobody waits for a %s whose tasks are still being counted",
    async (act) => {
      const other = await signUp(server);
      const release = await lockWallet(player.id);
      const slow = send(server, `${storyId}/${act}`, player);
      await expect.poll(() => waitingForLocks(database)).toBe(1);
      expect((await send(server, `${storyId}/${act}`, other)).statusCode).toBe(200);
      await release();
      expect((await slow).statusCode).toBe(200);
    },
  );

  test("reads are answered while more players like it than there are connections", async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => signUp(server)));
    const release = await lockCounts(storyId);
    const likes = players.map((by) => send(server, `${storyId}/like`, by));
    await expect.poll(() => waitingForLocks(database)).toBeGreaterThan(3);
    const url = `/api/v1/stories/${storyId}`;
    const read = await server.app.inject({ url, headers: player.headers });
    expect(read.statusCode).toBe(200);
    await release();
    const statuses = (await Promise.all(likes)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(players.map(() => 200));
  });

  test("a crowd that waits too long hears that we are busy, not that the database is away", async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => signUp(server)));
    const release = await lockCounts(storyId);
    const likes = players.map((by) => send(server, `${storyId}/like`, by));
    const first = await Promise.race(likes);
    expect(first.statusCode).toBe(503);
    expect(first.headers["retry-after"]).toBe("5");
    expect(first.json()).toMatchObject({ code: "busy" });
    await release();
    await Promise.all(likes);
  });
});

async function waitingForLocks({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
