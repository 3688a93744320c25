import { expect, test } from "vitest";
import { createLooks } from "./looks.ts";

/** Looks that end when the test says so. */
function slowLooks() {
  const seen: string[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const looks = createLooks(
    (due) => {
      seen.push([...due]);
      const end = Promise.withResolvers<void>();
      ends.push(end);
      return end.promise;
    },
    (error) => errors.push(error),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { looks, seen, ends, errors, settled };
}

test("what becomes due during a look is looked at once, together, when that one has ended", async () => {
  const { looks, seen, ends, settled } = slowLooks();
  looks.at(["a"]);
  looks.at(["b"]);
  looks.at(["c", "b"]);
  expect(seen).toEqual([["a"]]);
  ends[0]?.resolve();
  await settled();
  expect(seen).toEqual([["a"], ["b", "c"]]);
});

test("a look that fails is told, and the next is made as ever", async () => {
  const { looks, seen, ends, errors, settled } = slowLooks();
  looks.at(["a"]);
  ends[0]?.reject(new Error("The database is away."));
  await settled();
  expect(errors).toHaveLength(1);
  looks.at(["b"]);
  expect(seen).toEqual([["a"], ["b"]]);
});
