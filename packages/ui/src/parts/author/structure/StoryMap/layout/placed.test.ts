import { expect, test } from "vitest";
import { freeNear } from "./placed.ts";
import { columnStep, rowStep } from "../../../../../primitives/graph/layered.ts";

test("a new scene overlaps no other: it is where it was wanted, or as near as possible", () => {
  const wanted = { x: 40, y: 190 };
  expect(freeNear(wanted, [{ x: 0, y: 0 }])).toEqual(wanted);
  const row = [-1, 0, 1].map((at) => ({ x: at * columnStep, y: 190 }));
  const places = [{ x: 0, y: 0 }, ...row, ...row.map(({ x }) => ({ x, y: 190 + rowStep }))];
  const free = freeNear(wanted, places);
  const covers = places.filter(
    ({ x, y }) => Math.abs(x - free.x) < columnStep - 20 && Math.abs(y - free.y) < rowStep - 20,
  );
  expect(covers).toEqual([]);
});
