import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openEmbedded } from "./open.ts";
import { testClock } from "../lib/clock.ts";
import { startEmbedded, type EmbeddedStart } from "./embedded-database.ts";

/** A data folder with a complete database, to be copied. */
let whole: string;
beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), "katha-whole-"));
  await (await startEmbedded({ dataDir: whole, clock: testClock() })).database.close();
});
afterAll(() => rm(whole, { recursive: true, force: true }));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "katha-embedded-"));
  await cp(whole, dataDir, { recursive: true });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (open?: EmbeddedStart["open"]) =>
  startEmbedded({ dataDir, clock: testClock(), ...(open && { open }) });
const refusalOf = (open: EmbeddedStart["open"]) =>
  start(open).then(
    () => "",
    (error: Error) => error.message,
  );

test("a database that does not open, but is not damaged, stays where it is with all it holds", async () => {
  const first = await start();
  await sql`create table kept as select 'a story' as title`.execute(first.database.db);
  await first.database.close();

  const slow = await refusalOf((options) => openEmbedded({ ...options, openingMayTakeMs: 1 }));
  expect(slow).toContain("it did not open within 0.001 s");
  const broken = await refusalOf(() =>
    Promise.reject(new Error("Cannot find package '@electric-sql/pglite'")),
  );
  expect(broken).toContain("Cannot find package");
  for (const line of [slow, broken]) {
    expect(line).toContain(join(dataDir, "database"));
    expect(line).toContain("Nothing was moved or deleted");
    expect(line).toContain("start again");
  }
  expect(await readdir(dataDir)).toEqual(["database"]);

  const again = await start();
  const { rows } = await sql`select title from kept`.execute(again.database.db);
  await again.database.close();
  expect(rows).toEqual([{ title: "a story" }]);
  expect(existsSync(join(dataDir, "aside"))).toBe(false);
});

describe("a database that", () => {
  const cluster = (...path: string[]) => join(dataDir, "database", "cluster", ...path);

  test.each<[string, () => Promise<void>]>([
    ["is without its control file", () => rm(cluster("global", "pg_control"))],
    ["has an empty control file", () => truncate(cluster("global", "pg_control"), 0)],
    ["is without its catalogs", () => rm(cluster("base"), { recursive: true })],
    ["is without its log", () => rm(cluster("pg_wal"), { recursive: true })],
    ["is without its version", () => rm(cluster("PG_VERSION"))],
  ])("%s, is moved aside whole", async (_how, damage) => {
    await damage();
    await expect(start()).rejects.toThrow("is damaged");
    const [name = ""] = await readdir(join(dataDir, "aside"));
    expect(existsSync(join(dataDir, "aside", name, "whole.json"))).toBe(true);
    expect(existsSync(join(dataDir, "database"))).toBe(false);
  });

  test("has another PostgreSQL's format stays where it is", async () => {
    await writeFile(cluster("PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow("has PostgreSQL 17's format");
    expect(existsSync(cluster("PG_VERSION"))).toBe(true);
  });
});
