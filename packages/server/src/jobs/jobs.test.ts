import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { createIds } from "../lib/ids.ts";
import { createTestDatabase, testClock, type TestDatabase } from "../testing/index.ts";
import { createJobQueue, type JobQueue } from "./job-queue.ts";
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

function createJobs(...kinds: JobKind[]) {
  const { db } = database;
  const queue = createJobQueue({ db, clock, ids });
  const runner = () => createJobRunner(queue, kinds, { db, clock, log });
  return { db, queue, runner, ...runner() };
}

function emailJob(
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
  test("runs once, in order of its time, and is kept as finished", async () => {
    const sent: string[] = [];
    const email = emailJob((to) => sent.push(to));
    const { db, queue, runDue } = createJobs(email);
    await queue.add(db, email, { to: "later" }, { runAt: new Date(clock.now().getTime() - 1) });
    await queue.add(db, email, { to: "first" }, { runAt: new Date(clock.now().getTime() - 2) });
    expect(await runDue()).toBe(2);
    expect(await runDue()).toBe(0);
    expect(sent).toEqual(["first", "later"]);
    expect((await rows()).every(({ finished_at }) => finished_at !== null)).toBe(true);
  });

  test("waits for its time", async () => {
    const email = emailJob(() => {});
    const { db, queue, runDue } = createJobs(email);
    await queue.add(db, email, { to: "x" }, { runAt: new Date(clock.now().getTime() + 60_000) });
    expect(await runDue()).toBe(0);
    clock.advance(60_000);
    expect(await runDue()).toBe(1);
  });

  test("added in a transaction exists only if it commits", async () => {
    const email = emailJob(() => {});
    const { db, queue } = createJobs(email);
    const undone = db.transaction().execute(async (tx) => {
      await queue.add(tx, email, { to: "nobody" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await rows()).toEqual([]);
  });

  test("with the same key is not added twice while it waits", async () => {
    const email = emailJob(() => {});
    const { db, queue, runDue } = createJobs(email);
    const add = () => queue.add(db, email, { to: "x" }, { key: "welcome x" });
    await add();
    await add();
    expect(await runDue()).toBe(1);
    await add();
    expect(await runDue()).toBe(1);
  });

  test("with an invalid payload is refused when added", async () => {
    const email = emailJob(() => {});
    const { db, queue } = createJobs(email);
    await expect(queue.add(db, email, {} as { to: string })).rejects.toThrow("expected string");
  });

  test("that fails is retried with growing pauses, then given up with its reason", async () => {
    let tries = 0;
    const email = emailJob(
      () => {
        tries += 1;
        throw new Error(`no post today ${tries}`);
      },
      { maxAttempts: 3 },
    );
    const { db, queue, runDue } = createJobs(email);
    await queue.add(db, email, { to: "x" });
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
    const email = emailJob((to) => sent.push(to));
    const { db, queue, runner } = createJobs(email);
    const addressees = Array.from({ length: 30 }, (_, index) => `reader ${index}`);
    for (const to of addressees) {
      await queue.add(db, email, { to });
    }
    const ran = await Promise.all(Array.from({ length: 4 }, () => runner().runDue()));
    expect(ran.reduce((sum, count) => sum + count)).toBe(30);
    expect(sent.toSorted()).toEqual(addressees.toSorted());
  });

  test("of a dead worker is taken over after its lease, and the late worker changes nothing", async () => {
    const email = emailJob(() => {}, { leaseMs: 10_000 });
    const { db, queue, runDue } = createJobs(email);
    await queue.add(db, email, { to: "x" });
    const late = await queue.take([email]);
    expect(await queue.take([email])).toBeUndefined();
    clock.advance(10_000);
    const taken = await queue.take([email]);
    expect(taken).toMatchObject({ id: late?.id, attempts: 2 });
    if (late) {
      await queue.finish(late, email);
    }
    expect((await rows())[0]?.finished_at).toBeNull();
    clock.advance(10_000);
    expect(await runDue()).toBe(1);
  });
});

test("a job that another adds runs too, even if the search for the next one had already begun", async () => {
  const sent: string[] = [];
  const email = emailJob((to) => sent.push(to));
  const asked = defineJob({
    name: "asked",
    payload: z.object({}),
    run: (_, { db }) => queue.add(db, email, { to: "asha" }),
  });
  const { db, queue } = createJobs();
  const ended = Promise.withResolvers<void>();
  let looked = false;
  const take: JobQueue["take"] = async (kinds) => {
    if (!looked && !kinds.includes(asked)) {
      looked = true;
      await ended.promise;
      return undefined;
    }
    const job = await queue.take(kinds);
    if (!job) setImmediate(ended.resolve);
    return job;
  };
  const { runDue } = createJobRunner({ ...queue, take }, [asked, email], { db, clock, log });
  await queue.add(db, asked, {});
  expect(await runDue()).toBe(2);
  expect(sent).toEqual(["asha"]);
});

describe("a job that does not end", () => {
  const hanging = defineJob({
    name: "hanging",
    payload: z.object({}),
    leaseMs: 20,
    run: () => new Promise(() => {}),
  });

  test("fails after its time limit, also when it does not heed its signal", async () => {
    const { db, queue, runDue } = createJobs(hanging);
    await queue.add(db, hanging, {});
    expect(await runDue()).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ lease: null, last_error: "It took longer than 0.02 s." });
  });

  test("does not keep jobs of other kinds waiting, but its own kind waits for it", async () => {
    const sent = Promise.withResolvers<string>();
    const email = emailJob(sent.resolve);
    const finish = Promise.withResolvers<void>();
    let begun = 0;
    const slow = defineJob({
      name: "slow",
      payload: z.object({}),
      run: () => {
        begun += 1;
        return finish.promise;
      },
    });
    const { db, queue, runDue } = createJobs(slow, email);
    const before = new Date(clock.now().getTime() - 1);
    await queue.add(db, slow, {}, { runAt: before });
    await queue.add(db, slow, {}, { runAt: before });
    await queue.add(db, email, { to: "asha" });
    const ran = runDue();
    expect(await sent.promise).toBe("asha");
    expect(begun).toBe(1);
    finish.resolve();
    expect(await ran).toBe(3);
    expect(begun).toBe(2);
  });
});

describe("a repeating job", () => {
  test("exists once however many servers start, and runs again after its pause", async () => {
    let turns = 0;
    const tick = defineJob({
      name: "tick",
      payload: z.object({}),
      everyMs: 60_000,
      run: async () => {
        turns += 1;
      },
    });
    const { queue, runDue } = createJobs(tick);
    await Promise.all([queue.ensureRepeating(tick), queue.ensureRepeating(tick)]);
    expect(await runDue()).toBe(0);
    for (let turn = 1; turn <= 3; turn += 1) {
      clock.advance(60_000);
      expect(await runDue()).toBe(1);
      expect(turns).toBe(turn);
    }
    expect(await rows()).toHaveLength(1);
  });

  test("may begin sooner than its pause", async () => {
    const tick = defineJob({
      name: "tick",
      payload: z.object({}),
      everyMs: 60_000,
      firstAfterMs: 1_000,
      run: () => Promise.resolve(),
    });
    const { queue, runDue } = createJobs(tick);
    await queue.ensureRepeating(tick);
    clock.advance(1_000);
    expect(await runDue()).toBe(1);
    clock.advance(1_000);
    expect(await runDue()).toBe(0);
  });

  test("is never given up", async () => {
    const tick = defineJob({
      name: "tick",
      payload: z.object({}),
      everyMs: 1_000,
      maxAttempts: 1,
      run: () => Promise.reject(new Error("not today")),
    });
    const { queue, runDue } = createJobs(tick);
    await queue.ensureRepeating(tick);
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(3_600_000);
      expect(await runDue()).toBe(1);
    }
    expect((await rows())[0]).toMatchObject({ last_error: "not today", given_up_at: null });
  });
});

test("stopping aborts a running job and returns it to the queue, without counting the attempt", async () => {
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
  const { db, queue, start, stop } = createJobs(patient);
  await queue.add(db, patient, {});
  await start();
  await begun.promise;
  await stop();
  expect((await rows())[0]).toMatchObject({ attempts: 0, lease: null, finished_at: null });
});

test("what a killed process held is free again for one that is alone", async () => {
  const slow = defineJob({
    name: "slow",
    payload: z.object({}),
    leaseMs: 6 * 3_600_000,
    run: () => Promise.resolve(),
  });
  const { db, queue, runDue } = createJobs(slow);
  await queue.add(db, slow, {});
  await queue.take([slow]);
  expect(await runDue()).toBe(0);
  await queue.releaseLeft();
  expect(await runDue()).toBe(1);
});

describe("upkeep", () => {
  const onEmbedded = inject("engine") === "pglite";
  test.runIf(onEmbedded)("vacuums and analyses the tables that changed most", async () => {
    const { db, queue, runDue } = createJobs(...embeddedUpkeep);
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

  test("deletes jobs a week after they finished, and no others", async () => {
    const email = emailJob(() => {});
    const { db, queue, runDue } = createJobs(email, jobsSweep);
    await queue.add(db, email, { to: "old" });
    await runDue();
    clock.advance(8 * 86_400_000);
    await queue.add(db, email, { to: "fresh" });
    await runDue();
    await queue.add(db, email, { to: "far" }, { runAt: new Date("2999-01-01T00:00:00Z") });
    const [, fresh, far] = await rows();
    await queue.add(db, jobsSweep, {});
    await runDue();
    const left = (await rows()).filter(({ kind }) => kind === "letter");
    expect(left.map(({ id }) => id)).toEqual([fresh?.id, far?.id]);
    expect(left.map(({ payload }) => payload)).toEqual([{}, { to: "far" }]);
  });
});
