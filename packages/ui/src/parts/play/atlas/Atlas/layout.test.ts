import { expect, test } from "vitest";
import type { AtlasScene, AtlasWay } from "@katha/api/shapes";
import { card, layoutOf } from "./layout.ts";

const way = (to: string | null, isOnPath = false): AtlasWay => ({
  text: "Go",
  to,
  isOnPath,
  share: null,
});
const scene = (id: string, ...ways: AtlasWay[]): AtlasScene => ({
  id,
  told: id,
  ending: null,
  isOnPath: true,
  part: null,
  ways,
});

test("every way not gone has its own fog, and nothing covers anything else", () => {
  const { scenes, fogs, threads, width, height } = layoutOf([
    scene("1", way("2", true), way("3"), way(null)),
    scene("2", way(null), way(null), way("1")),
    scene("3"),
  ]);
  expect(scenes.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(fogs).toHaveLength(3);
  expect(threads.map(({ kind }) => kind)).toEqual([
    "fog",
    "fog",
    "fog",
    "walked",
    "walked",
    "path",
  ]);
  const all = [...scenes, ...fogs];
  for (const one of all) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + card.width).toBeLessThanOrEqual(width);
    expect(one.y + card.height).toBeLessThanOrEqual(height);
    const covering = all.filter(
      (other) =>
        other !== one &&
        Math.abs(one.x - other.x) < card.width &&
        Math.abs(one.y - other.y) < card.height,
    );
    expect(covering).toEqual([]);
  }
});

test("a map of one scene is as large as its card and a margin", () => {
  expect(layoutOf([scene("1")])).toMatchObject({
    width: card.width + 56,
    height: card.height + 56,
  });
});
