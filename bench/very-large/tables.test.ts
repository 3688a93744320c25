import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { readSchema, type Schema } from "./schema.ts";
import { monthly, places } from "./tables.ts";

let schema: Schema;
beforeAll(async () => {
  schema = await readSchema();
});

test("every table of the migrations has a place, and no other", () => {
  expect(Object.keys(places).toSorted()).toEqual([...schema.keys()].toSorted());
});

test("what places and months go by are columns of their tables", () => {
  const missing = [
    ...Object.entries(places).flatMap(([table, place]) =>
      place.by === "account"
        ? [place.key, ...place.names].map((column) => [table, column] as const)
        : [],
    ),
    ...Object.entries(monthly),
  ].filter(([table, column]) => column !== null && !schema.get(table)?.has(column));
  expect(missing).toEqual([]);
});

test("the guide spreads and copies these tables, and no others", () => {
  const guide = readFileSync(new URL("../../docs/guides/very-large.md", import.meta.url), "utf8");
  const [, sql = ""] = /```sql\n(select create_reference_table[\s\S]*?)```/.exec(guide) ?? [];
  const [copied = "", spread = ""] = sql.split("\n\n");
  const named = (part: string) =>
    [...part.matchAll(/'(\w+)'/g)]
      .map(([, name = ""]) => name)
      .filter((name) => name !== "user_id");
  const placed = (by: string) => Object.keys(places).filter((table) => places[table]?.by === by);
  expect(new Set(named(copied))).toEqual(new Set(placed("copy")));
  expect(new Set(named(spread))).toEqual(new Set(placed("account")));
});
