import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { sql } from "kysely";
import { createTestDatabase, type TestDatabase } from "../../testing/index.ts";
import { polledSignals } from "./polled-signals.ts";
import { openPostgres, type OpenDatabase } from "../../db/open.ts";
import type { Signal } from "../../db/signals.ts";

describe.runIf(inject("engine") === "postgres")("signals that are asked for", () => {
  let database: TestDatabase;
  let here: OpenDatabase;
  let there: OpenDatabase;
  const heard: Signal[] = [];
  const ignored: Error[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const url = database.url ?? "";
    here = await openPostgres({ url, polls: true, pollSignals: polledSignals, connections: 3 });
    there = await openPostgres({
      url,
      polls: true,
      pollSignals: polledSignals,
      connections: 3,
      onIgnoredSignal: (error) => ignored.push(error),
    });
    there.signals.listen((signal) => heard.push(signal));
    await vi.waitUntil(() => heard.length > 0, { timeout: 60_000 });
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    await database.close();
  });
  const ended = (id: string): Signal => ({ about: "turns_ended", ids: [id] });

  test("begin with one that says that others may have been missed", () => {
    expect(heard).toEqual([{ about: "missed", ids: [] }]);
  });

  test("arrive once, also where their transaction ends after a later one", async () => {
    heard.length = 0;
    const release = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const slow = here.db.transaction().execute(async (tx) => {
      await here.signals.send(tx, ended("slow"));
      sent.resolve();
      await release.promise;
    });
    await sent.promise;
    await here.signals.send(here.db, ended("quick"));
    await expect.poll(() => heard).toEqual([ended("quick")]);
    release.resolve();
    await slow;
    await here.signals.send(here.db, ended("last"));
    await expect.poll(() => heard).toContainEqual(ended("last"));
    await expect.poll(() => heard).toContainEqual(ended("slow"));
    expect(heard).toHaveLength(3);
  });

  test("of a transaction that is rolled back never come, and unknown ones are reported", async () => {
    heard.length = 0;
    const undone = here.db.transaction().execute(async (tx) => {
      await here.signals.send(tx, ended("undone"));
      throw new Error("Undone.");
    });
    await expect(undone).rejects.toThrow("Undone.");
    await sql`insert into signals (about, ids) values ('weather', '[]')`.execute(here.db);
    await here.signals.send(here.db, ended("last"));
    await expect.poll(() => heard).toEqual([ended("last")]);
    expect(ignored).toHaveLength(1);
  });
});
