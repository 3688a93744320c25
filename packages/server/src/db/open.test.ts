import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { startCuttingProxy } from "../testing/database/cutting-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { DatabaseBusy } from "./lost-database.ts";
import { openPostgres, type Db } from "./open.ts";
import type { Signal } from "./signals.ts";
import { readSnapshot } from "./snapshot.ts";

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom("tags").execute();
});

const addTag = (handle: Db, name: string) =>
  handle
    .insertInto("tags")
    .values({ id: crypto.randomUUID(), name, display_name: name, color: "#aa0000" })
    .execute();
const tagNames = async (handle: Db) =>
  (await handle.selectFrom("tags").select("name").orderBy("name").execute()).map(
    ({ name }) => name,
  );

describe("using the root handle inside a transaction", () => {
  test("fails at once with a hint, and the transaction is rolled back", async () => {
    const work = db.transaction().execute(async (tx) => {
      await addTag(tx, "inside");
      await tagNames(db);
    });
    await expect(work).rejects.toThrow("Use the transaction's own handle");
    expect(await tagNames(db)).toEqual([]);
  });

  test("also fails in a function that was passed the root handle", async () => {
    const deeper = async () => {
      await wait(1);
      return tagNames(db);
    };
    await expect(db.transaction().execute(deeper)).rejects.toThrow("root database handle");
  });

  test("fails for a nested transaction", async () => {
    const nested = db.transaction().execute(() => db.transaction().execute(async () => {}));
    await expect(nested).rejects.toThrow("root database handle");
  });

  test("works again in work that outlives the transaction", async () => {
    const gate = Promise.withResolvers<void>();
    const { later } = await db.transaction().execute(async () => ({
      later: gate.promise.then(() => tagNames(db)),
    }));
    gate.resolve();
    expect(await later).toEqual([]);
  });
});

test("a query from outside sees all of a transaction's rows or none", async () => {
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const work = db.transaction().execute(async (tx) => {
    await addTag(tx, "first");
    started.resolve();
    await release.promise;
    await addTag(tx, "second");
  });
  await started.promise;
  const outside = tagNames(db);
  await wait(20);
  release.resolve();
  const seen = await outside;
  await work;
  expect([[], ["first", "second"]]).toContainEqual(seen);
  expect(await tagNames(db)).toEqual(["first", "second"]);
});

describe("a snapshot", () => {
  test("only reads", async () => {
    await addTag(db, "before");
    expect(await readSnapshot(db, tagNames)).toEqual(["before"]);
    await expect(readSnapshot(db, (tx) => addTag(tx, "within"))).rejects.toMatchObject({
      code: "25006",
    });
    const nested = db.transaction().execute(() => readSnapshot(db, tagNames));
    await expect(nested).rejects.toThrow("root database handle");
    expect(await tagNames(db)).toEqual(["before"]);
  });

  test.runIf(inject("engine") === "postgres")(
    "is of one moment, and does not wait behind transactions",
    async () => {
      const release = Promise.withResolvers<void>();
      const crowd = Array.from({ length: 8 }, (_, at) =>
        db.transaction().execute(async (tx) => {
          await addTag(tx, `crowd ${at}`);
          await release.promise;
        }),
      );
      const seen = await readSnapshot(db, async (tx) => {
        const first = await tagNames(tx);
        release.resolve();
        await Promise.all(crowd);
        return [first, await tagNames(tx)];
      });
      expect(seen).toEqual([[], []]);
      expect(await tagNames(db)).toHaveLength(8);
    },
  );
});

test.runIf(inject("engine") === "postgres")(
  "a transaction waits in line whatever its isolation level, and leaves connections to single queries",
  async () => {
    const small = await openPostgres({
      url: database.url ?? "",
      connections: 3,
      patienceMs: 2_000,
    });
    const release = Promise.withResolvers<void>();
    const crowd = ["one", "two"].map((name) =>
      small.db.transaction().execute(async (tx) => {
        await addTag(tx, name);
        await release.promise;
      }),
    );
    const late = () =>
      small.db
        .transaction()
        .setIsolationLevel("serializable")
        .execute((tx) => addTag(tx, "three"));
    await expect(late()).rejects.toThrow(DatabaseBusy);
    expect(await tagNames(small.db)).toEqual([]);
    release.resolve();
    await Promise.all(crowd);
    await late();
    expect(await tagNames(small.db)).toEqual(["one", "three", "two"]);
    await small.close();
  },
);

test("fifty transactions that read and then write lose no update", async () => {
  await db.insertInto("categories").values(category).execute();
  const step = () =>
    db.transaction().execute(async (tx) => {
      const { sort_order } = await tx
        .selectFrom("categories")
        .select("sort_order")
        .where("id", "=", category.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx
        .updateTable("categories")
        .set({ sort_order: sort_order + 1 })
        .where("id", "=", category.id)
        .execute();
    });
  await Promise.all(Array.from({ length: 50 }, step));
  const row = await db
    .selectFrom("categories")
    .select("sort_order")
    .where("id", "=", category.id)
    .executeTakeFirstOrThrow();
  expect(row.sort_order).toBe(50);
});

const category = {
  id: "0190a000-0000-7000-8000-000000000001",
  name: "counting",
  display_name: "Counting",
  sort_order: 0,
};

test("a transaction with a failed statement cannot commit", async () => {
  const work = db.transaction().execute(async (tx) => {
    await addTag(tx, "kept?");
    await sql`select 1 / 0`.execute(tx).catch(() => {});
  });
  await expect(work).rejects.toThrow("rolled back instead of committed");
  expect(await tagNames(db)).toEqual([]);
});

test("an error carries PostgreSQL's code and names its constraint", async () => {
  await addTag(db, "once");
  await expect(addTag(db, "once")).rejects.toMatchObject({
    code: "23505",
    constraint: "tags_name_key",
  });
  expect(await tagNames(db)).toEqual(["once"]);
});

test("a savepoint rolls back its own part only", async () => {
  const tx = await db.transaction().execute(async (handle) => {
    await addTag(handle, "before");
    await sql`savepoint middle`.execute(handle);
    await addTag(handle, "within");
    await sql`rollback to savepoint middle`.execute(handle);
    return tagNames(handle);
  });
  expect(tx).toEqual(["before"]);
});

test("a result of several megabytes arrives whole", async () => {
  const { rows } = await sql<{ text: string }>`
    select repeat(${"कथा "}, 200000) as text from generate_series(1, 3)`.execute(db);
  expect(rows.map(({ text }) => text.length)).toEqual([800_000, 800_000, 800_000]);
});

test.runIf(inject("engine") === "postgres")(
  "a connection that dies between two questions of a transaction ends that transaction alone",
  async () => {
    const lost: Error[] = [];
    const doomed = await openPostgres({
      url: database.url ?? "",
      connections: 1,
      onLostConnection: (error) => lost.push(error),
    });
    const work = doomed.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await expect.poll(() => lost).not.toEqual([]);
      await addTag(tx, "never");
    });
    await expect(work).rejects.toThrow(/connection/i);
    expect(await tagNames(doomed.db)).toEqual([]);
    await doomed.close();
  },
);

test.runIf(inject("engine") === "postgres")(
  "a connection that dies as soon as it is made leaves its place to the next",
  async () => {
    const proxy = await startCuttingProxy(database.url ?? "");
    const small = await openPostgres({ url: proxy.url, connections: 2 });
    proxy.cut();
    for (let at = 0; at < 3; at += 1)
      await expect(tagNames(small.db)).rejects.toThrow(/connection/i);
    await expect.poll(() => small.connections()).toMatchObject({ open: 0 });
    proxy.mend();
    expect(await tagNames(small.db)).toEqual([]);
    await small.close();
    proxy.close();
  },
);

test.runIf(inject("engine") === "postgres")(
  "a notification that is no signal is reported and ignored, and the next signal arrives",
  async () => {
    const ignored: Error[] = [];
    const here = await openPostgres({
      url: database.url ?? "",
      connections: 1,
      onIgnoredSignal: (error) => ignored.push(error),
    });
    const heard: Signal[] = [];
    here.signals.listen((signal) => heard.push(signal));
    await expect.poll(() => heard).toEqual([{ about: "missed", ids: [] }]);
    for (const payload of ["", "{half", "null", `{"about":"weather","ids":[]}`])
      await sql`select pg_notify('katha', ${payload})`.execute(db);
    await here.signals.send(db, { about: "turns_ended", ids: ["one"] });
    await expect.poll(() => heard.at(-1)).toEqual({ about: "turns_ended", ids: ["one"] });
    expect(heard).toHaveLength(2);
    expect(ignored).toHaveLength(4);
    await here.close();
  },
);
