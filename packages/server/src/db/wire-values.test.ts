import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import type { OpenDatabase } from "./open.ts";

/** Runs on both engines with the same expectations, so they cannot differ. */
let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

const leaving = [
  ["int2", "7::int2", 7],
  ["int4", "'-2147483648'::int4", -2_147_483_648],
  ["int8", "9007199254740991::int8", 9_007_199_254_740_991],
  ["count", "count(*)", 1],
  ["sum of int4, which is int8", "sum(5::int4)", 5],
  ["numeric", "12345678901234567890.1230::numeric", "12345678901234567890.1230"],
  ["float8", "0.1::float8 + 0.2::float8", 0.300_000_000_000_000_04],
  ["float8 that is no number", "'NaN'::float8", Number.NaN],
  ["bool", "true", true],
  ["text", "'राम — “quoted” \\ \n'", "राम — “quoted” \\ \n"],
  ["uuid", "'0190A000-0000-7000-8000-00000000000F'::uuid", "0190a000-0000-7000-8000-00000000000f"],
  ["date", "'2026-02-28'::date", "2026-02-28"],
  ["time", "'23:59:59.5'::time", "23:59:59.5"],
  ["timestamp", "'2026-02-28 23:59:59'::timestamp", "2026-02-28 23:59:59"],
  [
    "timestamptz",
    "'2026-02-28 23:59:59.123+05:30'::timestamptz",
    new Date("2026-02-28T18:29:59.123Z"),
  ],
  ["timestamptz, day taken in UTC", "('2026-03-01 02:00+05:30'::timestamptz)::date", "2026-02-28"],
  ["interval", "'1 day 02:03:04'::interval", "1 day 02:03:04"],
  ["json", `'{"b": 1, "a": [1, null, "x"]}'::json`, { b: 1, a: [1, null, "x"] }],
  ["jsonb", `'{"b": 1.50, "a": {"deep": true}}'::jsonb`, { a: { deep: true }, b: 1.5 }],
  ["jsonb null", "'null'::jsonb", null],
  ["bytea", String.raw`'\x00ff10'::bytea`, new Uint8Array([0, 255, 16])],
  ["text[]", `array['a', 'b,c', '"d"', null]`, ["a", "b,c", '"d"', null]],
  [
    "int4[]",
    "array[[1,2],[3,4]]",
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["int8[]", "array[1, null, 9007199254740991]::int8[]", [1, null, 9_007_199_254_740_991]],
  ["numeric[]", "array[1.10]::numeric[]", ["1.10"]],
  [
    "uuid[]",
    "array['0190A000-0000-7000-8000-00000000000F']::uuid[]",
    ["0190a000-0000-7000-8000-00000000000f"],
  ],
  ["date[]", "array['2026-02-28']::date[]", ["2026-02-28"]],
  [
    "timestamptz[]",
    "array['2026-02-28 00:00Z']::timestamptz[]",
    [new Date("2026-02-28T00:00:00.000Z")],
  ],
  ["bytea[]", String.raw`array['\x01'::bytea]`, [new Uint8Array([1])]],
  ["null", "null::int8", null],
] as const;

test.each(leaving)(
  "%s is read the same way on both engines",
  async (_type, expression, expected) => {
    const value = await read(expression);
    expect(value).toEqual(expected);
    expect(JSON.stringify(value)).toBe(JSON.stringify(expected));
  },
);

test("an int8 beyond the safe range is refused, and the connection survives", async () => {
  await expect(read("9007199254740993::int8")).rejects.toThrow("select it as text");
  expect(await read("9007199254740993::int8::text")).toBe("9007199254740993");
});

const entering = [
  ["a number into int8", "int8", 9_007_199_254_740_991, "9007199254740991"],
  ["a text into numeric", "numeric", "1.10", "1.10"],
  [
    "a moment into timestamptz",
    "timestamptz",
    new Date("2026-02-28T18:29:59.123Z"),
    "2026-02-28 18:29:59.123+00",
  ],
  [
    "a moment into timestamptz(3)",
    "timestamptz(3)",
    new Date("1969-12-31T23:59:59.999Z"),
    "1969-12-31 23:59:59.999+00",
  ],
  ["a day into date", "date", "2026-02-28", "2026-02-28"],
  ["a truth into bool", "bool", false, "false"],
  ["JSON text into jsonb", "jsonb", '[1, "two"]', '[1, "two"]'],
  ["an object into jsonb", "jsonb", { one: [1, 2] }, '{"one": [1, 2]}'],
  ["bytes into bytea", "bytea", new Uint8Array([0, 255]), String.raw`\x00ff`],
  ["a list into text[]", "text[]", ["a", "b,c", null], '{a,"b,c",NULL}'],
  ["a list into int4[]", "int4[]", [1, 2], "{1,2}"],
  ["nothing into uuid", "uuid", null, null],
] as const;

test.each(entering)(
  "%s is written the same way on both engines",
  async (_what, type, given, expected) => {
    const { rows } = await sql<{ value: unknown }>`
    select cast(${given} as ${sql.raw(type)})::text as value`.execute(database.db);
    expect(rows[0]?.value).toBe(expected);
  },
);

test("search finds words in Devanagari and folds case beyond ASCII", async () => {
  expect(await read("'महाभारत की कथा' like '%कथा%'")).toBe(true);
  expect(await read("lower('RĀMĀYAṆA') = 'rāmāyaṇa'")).toBe(true);
  expect(await read("cardinality(show_trgm('कथा')) > 1")).toBe(true);
});
