import { expect, test } from "vitest";
import { inPages, jsonPieces, StreamedObject } from "./streamed-object.ts";

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const taken = [];
  for await (const value of values) taken.push(value);
  return taken;
}
const whole = async (value: unknown) => (await all(jsonPieces(value))).join("");
async function* each<T>(...values: T[]) {
  yield* values;
}

test("values, arrays and objects that come one after another are one JSON", async () => {
  const session = new StreamedObject({ id: 1, turns: each({ at: 1 }, { at: 2 }) });
  const streamed = new StreamedObject({
    user: async () => ({ name: "A" }),
    sessions: each(session),
    none: each(),
    gone: undefined,
  });
  expect(JSON.parse(await whole(streamed))).toEqual({
    user: { name: "A" },
    sessions: [{ id: 1, turns: [{ at: 1 }, { at: 2 }] }],
    none: [],
    gone: null,
  });
  expect(await whole(new StreamedObject({}))).toBe("{}");
});

test("a page is read when the one before it has been taken", async () => {
  const asked: (number | undefined)[] = [];
  const rows = inPages(async (after: number | undefined) => {
    asked.push(after);
    return [1, 2, 3, 4, 5].filter((row) => row > (after ?? 0)).slice(0, 2);
  });
  await rows.next();
  await rows.next();
  expect(asked).toEqual([undefined]);
  expect(await all(rows)).toEqual([3, 4, 5]);
  expect(asked).toEqual([undefined, 2, 4, 5]);
});
