import { expect, test } from "vitest";
import { countStructure } from "./structure-counts.ts";

const to = (...targets: string[]) => ({ choices: targets.map((target) => ({ text: "", target })) });

test("scenes, branches and endings are counted", () => {
  const nodes = { a: to("b", "c"), b: to("c"), c: to("a", "b", "d"), d: to(), e: { text: "" } };
  expect(countStructure(JSON.stringify({ nodes }))).toEqual({
    totalScenes: 5,
    branchingPoints: 2,
    possibleEndings: 2,
  });
});

test.each(["", "{", "[]", '{"nodes": []}', '{"nodes": {}}'])("%j contains nothing", (text) => {
  expect(countStructure(text)).toBeUndefined();
});
