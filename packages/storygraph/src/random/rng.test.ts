import { expect, test } from "vitest";
import { createRng } from "./rng.ts";

const draw = (seed: string, count = 50) => {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => rng.next());
};

test("the same seed gives the same numbers, a similar one others", () => {
  expect(draw("story-1")).toEqual(draw("story-1"));
  expect(draw("story-1")).not.toEqual(draw("story-2"));
});

test("numbers fill the unit interval evenly", () => {
  const draws = draw("even", 20_000);
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draws)).toBeLessThan(1);
  const counts = Array.from(
    { length: 10 },
    (_, tenth) => draws.filter((value) => Math.floor(value * 10) === tenth).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(1_850);
  expect(Math.max(...counts)).toBeLessThan(2_150);
});

test("between includes both ends, pick reaches every item", () => {
  const rng = createRng("ends");
  const sides = new Set(Array.from({ length: 200 }, () => rng.between(1, 6)));
  expect(sides).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const picked = new Set(Array.from({ length: 100 }, () => rng.pick(["bow", "lotus", "flute"])));
  expect(picked).toEqual(new Set(["bow", "flute", "lotus"]));
});
