import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import type { OpenDatabase } from "./open.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("a query through the root handle inside a transaction fails at once", async () => {
  const { db } = database;
  await expect(
    db.transaction().execute(async () => {
      await db.selectFrom("stories").selectAll().execute();
    }),
  ).rejects.toThrow("used the root database handle");
});

test("after a failed statement the next query works", async () => {
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.toThrow("division by zero");
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
});
