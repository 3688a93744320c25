import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { createEmptyTestDatabase } from "../testing/index.ts";
import { findApplied, migrate, OLDEST_STEP, readMigrations, versionOf } from "./migrate.ts";
import { openPostgres, type OpenDatabase } from "./open.ts";
import { asMadeStepByStep, schemaOf } from "./testing/before-baseline.ts";

let folder: string;
let database: OpenDatabase & { url?: string };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-migrations-"));
  database = await createEmptyTestDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const read = () => readMigrations(pathToFileURL(`${folder}/`));
const migrateHere = async () => migrate(database.db, { migrations: await read() });
const count = async (table: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.n;
};

test("the product's own migrations apply once, in order, and report progress", async () => {
  const seen: string[] = [];
  const applied = await migrate(database.db, {
    onApply: ({ name }, position, total) => seen.push(`${position}/${total} ${name}`),
  });
  const names = (await readMigrations()).map(({ name }) => name);
  expect(applied.map(({ name }) => name)).toEqual(names);
  expect(seen).toEqual(names.map((name, index) => `${index + 1}/${names.length} ${name}`));
  expect(await migrate(database.db)).toEqual([]);
});

test("a new migration is applied after the existing ones", async () => {
  await write(
    "0001_rivers.sql",
    "create table rivers (id integer); insert into rivers values (1);",
  );
  await migrateHere();
  await write("0002_more.sql", "insert into rivers values (2); insert into rivers values (3);");
  expect((await migrateHere()).map(({ name }) => name)).toEqual(["0002_more"]);
  expect(await count("rivers")).toBe(3);
});

test("a failed migration rolls back, with those before it", async () => {
  await write("0001_rivers.sql", "create table rivers (id integer);");
  await write("0002_broken.sql", "insert into rivers values (1); insert into nowhere values (1);");
  await expect(migrateHere()).rejects.toThrow("nowhere");
  await write("0002_broken.sql", "insert into rivers values (1);");
  expect(await migrateHere()).toHaveLength(2);
  expect(await count("rivers")).toBe(1);
});

test("a migration changed after it was applied is refused by name", async () => {
  await write("0001_rivers.sql", "create table rivers (id integer);");
  await migrateHere();
  await write("0001_rivers.sql", "create table rivers (id bigint);");
  await expect(migrateHere()).rejects.toThrow("Migration 0001_rivers was changed after");
});

test("different line endings are no change", async () => {
  await write("0001_rivers.sql", "create table rivers (\n  id integer\n);\n");
  await migrateHere();
  await write("0001_rivers.sql", "create table rivers (\r\n  id integer\r\n);\r\n");
  expect(await migrateHere()).toEqual([]);
});

test("a database newer than the code is refused", async () => {
  await write("0001_rivers.sql", "create table rivers (id integer);");
  await write("0002_more.sql", "create table more (id integer);");
  await migrateHere();
  await rm(join(folder, "0002_more.sql"));
  await expect(migrateHere()).rejects.toThrow(
    "newer than this version of Katha: it has migration 0002_more, this version ends at 0001_rivers",
  );
});

test.each([["0003_gap.sql"], ["second.sql"]])("the name %s is refused", async (file) => {
  await write("0001_rivers.sql", "select 1;");
  await write(file, "select 1;");
  await expect(read()).rejects.toThrow(`${file} breaks the numbering: expected 0002_name.sql`);
});

test("the first file may have any number, and the others follow it", async () => {
  await write("0062_baseline.sql", "create table rivers (id integer);");
  await write("0063_more.sql", "insert into rivers values (1);");
  expect((await migrateHere()).map(({ version }) => version)).toEqual([62, 63]);
});

describe("a database that was made step by step", () => {
  test.each([51, 57, 61, 62])("as far as step %i gets what it lacks", async (until) => {
    await migrate(database.db);
    const baseline = await schemaOf(database.db);
    await asMadeStepByStep(database.db, until);
    expect((await schemaOf(database.db)).length < baseline.length).toBe(until < 62);
    const record = await findApplied(database.db);
    const applied = await migrate(database.db);
    expect(applied).toHaveLength(until < 62 ? versionOf(await readMigrations()) - until : 0);
    expect(await schemaOf(database.db)).toEqual(baseline);
    expect((await findApplied(database.db)).slice(0, record.length)).toEqual(record);
    expect(await migrate(database.db)).toEqual([]);
  });

  test("is refused where it is too old, and stays as it is", async () => {
    await migrate(database.db);
    await asMadeStepByStep(database.db, OLDEST_STEP.version);
    await database.db
      .deleteFrom("schema_migrations")
      .where("version", "=", OLDEST_STEP.version)
      .execute();
    const record = await findApplied(database.db);
    await expect(migrate(database.db)).rejects.toThrow(
      /too old for this version of Katha: it is at 0050_step\. Nothing was changed\./,
    );
    expect(await findApplied(database.db)).toEqual(record);
  });

  test("is refused where one of its steps was another one", async () => {
    await migrate(database.db);
    await asMadeStepByStep(database.db, 57);
    await database.db
      .updateTable("schema_migrations")
      .set({ checksum: "another" })
      .where("version", "=", 53)
      .execute();
    await expect(migrate(database.db)).rejects.toThrow("0053_sign_in_by_openid was changed after");
  });
});

describe.runIf(inject("engine") === "postgres")("when servers start at once", () => {
  test("each migration is applied by exactly one of them", async () => {
    await write("0001_rivers.sql", "create table rivers (id integer); select pg_sleep(0.1);");
    await write("0002_row.sql", "insert into rivers values (1);");
    const migrations = await read();
    const servers = await Promise.all(
      Array.from({ length: 6 }, () => openPostgres({ url: database.url ?? "", connections: 1 })),
    );
    const starts = await Promise.allSettled(servers.map(({ db }) => migrate(db, { migrations })));
    await Promise.all(servers.map((server) => server.close()));
    const applied = starts.map((start) => (start.status === "fulfilled" ? start.value : []));
    expect(starts.map(({ status }) => status)).toEqual(servers.map(() => "fulfilled"));
    expect(applied.map((list) => list.length).toSorted((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 2,
    ]);
    expect(await count("rivers")).toBe(1);
  });
});
