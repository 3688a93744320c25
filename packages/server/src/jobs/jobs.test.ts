import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { createIds } from "../lib/ids.ts";
import { createTestDatabase, testClock, type TestDatabase } from "../testing/index.ts";
import { createJobQueue } from "./job-queue.ts";
import { createJobRunner } from "./job-runner.ts";
import { defineJob, type JobKind } from "./kinds.ts";
import { embeddedUpkeep, jobsSweep } from "./upkeep.ts";

const clock = testClock();
const ids = createIds(clock);
const log = pino({ level: "silent" });
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("jobs").execute());

function house(...kinds: JobKind[]) {
  const { db } = database;
  const queue = createJobQueue({ db, clock, ids });
  const runner = () => createJobRunner(queue, kinds, { db, clock, log });
  return { db, queue, runner, ...runner() };
}

function letters(
  deliver: (to: string) => void,
  more: { maxAttempts?: number; leaseMs?: number } = {},
) {
  return defineJob({
    name: "letter",
    payload: z.object({ to: z.string() }),
    run: async ({ to }) => deliver(to),
    ...more,
  });
}
const rows = () => database.db.selectFrom("jobs").selectAll().orderBy("id").execute();

describe("a job", () => {
  test("runs once, in order of its time, and stays to be seen as finished", async () => {
    const sent: string[] = [];
    const letter = letters((to) => sent.push(to));
    const { db, queue, runDue } = house(letter);
    await queue.add(db, letter, { to: "later" }, { runAt: new Date(clock.now().getTime() - 1) });
    await queue.add(db, letter, { to: "first" }, { runAt: new Date(clock.now().getTime() - 2) });
    expect(await runDue()).toBe(2);
    expect(await runDue()).toBe(0);
    expect(sent).toEqual(["first", "later"]);
    expect((await rows()).every(({ finished_at }) => finished_at !== null)).toBe(true);
  });

  test("waits for its time", async () => {
    const letter = letters(() => {});
    const { db, queue, runDue } = house(letter);
    await queue.add(db, letter, { to: "x" }, { runAt: new Date(clock.now().getTime() + 60_000) });
    expect(await runDue()).toBe(0);
    clock.advance(60_000);
    expect(await runDue()).toBe(1);
  });

  test("added in a transaction exists only when the transaction does", async () => {
    const letter = letters(() => {});
    const { db, queue } = house(letter);
    const undone = db.transaction().execute(async (tx) => {
      await queue.add(tx, letter, { to: "nobody" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await rows()).toEqual([]);
  });

  test("with the same key is not added twice while it waits", async () => {
    const letter = letters(() => {});
    const { db, queue, runDue } = house(letter);
    const add = () => queue.add(db, letter, { to: "x" }, { key: "welcome x" });
    await add();
    await add();
    expect(await runDue()).toBe(1);
    await add();
    expect(await runDue()).toBe(1);
  });

  test("with a wrong payload is refused when added", async () => {
    const letter = letters(() => {});
    const { db, queue } = house(letter);
    await expect(queue.add(db, letter, {} as { to: string })).rejects.toThrow("expected string");
  });

  test("that fails is tried again with longer and longer pauses, then given up with its reason", async () => {
    let tries = 0;
    const letter = letters(
      () => {
        tries += 1;
        throw new Error(`no post today ${tries}`);
      },
      { maxAttempts: 3 },
    );
    const { db, queue, runDue } = house(letter);
    await queue.add(db, letter, { to: "x" });
    expect(await runDue()).toBe(1);
    for (const pause of [2_000, 4_000]) {
      clock.advance(pause - 1);
      expect(await runDue()).toBe(0);
      clock.advance(1);
      expect(await runDue()).toBe(1);
    }
    expect(tries).toBe(3);
    clock.advance(86_400_000);
    expect(await runDue()).toBe(0);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 3, last_error: "no post today 3", finished_at: null });
    expect(row?.given_up_at).toBeInstanceOf(Date);
  });

  test("is taken by one of many workers", async () => {
    const sent: string[] = [];
    const letter = letters((to) => sent.push(to));
    const { db, queue, runner } = house(letter);
    const addressees = Array.from({ length: 30 }, (_, index) => `reader ${index}`);
    for (const to of addressees) {
      await queue.add(db, letter, { to });
    }
    const ran = await Promise.all(Array.from({ length: 4 }, () => runner().runDue()));
    expect(ran.reduce((sum, count) => sum + count)).toBe(30);
    expect(sent.toSorted()).toEqual(addressees.toSorted());
  });

  test("of a dead worker is taken over after its lease, and the late worker changes nothing", async () => {
    const letter = letters(() => {}, { leaseMs: 10_000 });
    const { db, queue, runDue } = house(letter);
    await queue.add(db, letter, { to: "x" });
    const late = await queue.take([letter]);
    expect(await queue.take([letter])).toBeUndefined();
    clock.advance(10_000);
    const taken = await queue.take([letter]);
    expect(taken).toMatchObject({ id: late?.id, attempts: 2 });
    if (late) {
      await queue.finish(late, letter);
    }
    expect((await rows())[0]?.finished_at).toBeNull();
    clock.advance(10_000);
    expect(await runDue()).toBe(1);
  });
});

describe("a repeating job", () => {
  test("is there once however often servers start, and comes again after its pause", async () => {
    let turns = 0;
    const tick = defineJob({
      name: "tick",
      payload: z.object({}),
      everyMs: 60_000,
      run: async () => {
        turns += 1;
      },
    });
    const { queue, runDue } = house(tick);
    await Promise.all([queue.ensureRepeating(tick), queue.ensureRepeating(tick)]);
    expect(await runDue()).toBe(0);
    for (let turn = 1; turn <= 3; turn += 1) {
      clock.advance(60_000);
      expect(await runDue()).toBe(1);
      expect(turns).toBe(turn);
    }
    expect(await rows()).toHaveLength(1);
  });

  test("is never given up", async () => {
    const tick = defineJob({
      name: "tick",
      payload: z.object({}),
      everyMs: 1_000,
      maxAttempts: 1,
      run: () => Promise.reject(new Error("not today")),
    });
    const { queue, runDue } = house(tick);
    await queue.ensureRepeating(tick);
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(3_600_000);
      expect(await runDue()).toBe(1);
    }
    expect((await rows())[0]).toMatchObject({ last_error: "not today", given_up_at: null });
  });
});

test("stopping aborts what runs and gives it back, its try uncounted", async () => {
  const begun = Promise.withResolvers<void>();
  const patient = defineJob({
    name: "patient",
    payload: z.object({}),
    run: (_payload, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
        begun.resolve();
      }),
  });
  const { db, queue, start, stop } = house(patient);
  await queue.add(db, patient, {});
  await start();
  await begun.promise;
  await stop();
  expect((await rows())[0]).toMatchObject({ attempts: 0, lease: null, finished_at: null });
});

describe("upkeep", () => {
  const onEmbedded = inject("engine") === "pglite";
  test.runIf(onEmbedded)("vacuums and analyses the tables that changed much", async () => {
    const { db, queue, runDue } = house(...embeddedUpkeep);
    const tags = Array.from({ length: 2_000 }, (_, index) => ({
      id: ids(),
      name: `tag ${index}`,
      display_name: "Tag",
      color: "#aa0000",
    }));
    await db.insertInto("tags").values(tags).execute();
    for (const kind of embeddedUpkeep) {
      await queue.ensureRepeating(kind);
    }
    clock.advance(3_600_000);
    expect(await runDue()).toBe(embeddedUpkeep.length);
    expect((await rows()).map(({ last_error }) => last_error)).toEqual([null, null]);
    const estimate = await db
      .selectFrom("pg_class" as never)
      .select("reltuples" as never)
      .where("relname" as never, "=", "tags" as never)
      .executeTakeFirstOrThrow();
    expect(estimate).toEqual({ reltuples: 2_000 });
  });

  test("forgets jobs a week after they were done, and no others", async () => {
    const letter = letters(() => {});
    const { db, queue, runDue } = house(letter, jobsSweep);
    await queue.add(db, letter, { to: "old" });
    await runDue();
    clock.advance(8 * 86_400_000);
    await queue.add(db, letter, { to: "fresh" });
    await runDue();
    await queue.add(db, letter, { to: "far" }, { runAt: new Date("2999-01-01T00:00:00Z") });
    await queue.add(db, jobsSweep, {});
    await runDue();
    const left = (await rows()).filter(({ kind }) => kind === "letter");
    expect(left.map(({ payload }) => payload)).toEqual([{ to: "fresh" }, { to: "far" }]);
  });
});
