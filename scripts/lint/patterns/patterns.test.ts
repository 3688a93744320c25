import { expect, test } from "vitest";
import { builtPatterns, writtenPatterns, type FoundPattern } from "./found.ts";
import { growthOf } from "./growth.ts";

/** Of a line the understanding reads so many characters that a square is no more than some thousand steps. */
const readsShortLines = /^packages\/narrator\/src\/understanding\//u;

const tooSlow = (patterns: readonly FoundPattern[]) =>
  patterns
    .map(({ at, ...pattern }) => ({ at, growth: growthOf(pattern), source: pattern.source }))
    .filter(({ at, growth }) => growth > (readsShortLines.test(at) ? 2 : 1));

/** All of them take some seconds; a busy machine takes longer. */
const mostMilliseconds = 120_000;

test(
  "no pattern that is written takes longer than in step with what it reads",
  { timeout: mostMilliseconds },
  () => {
    const patterns = writtenPatterns();
    expect(patterns.length).toBeGreaterThan(500);
    expect(tooSlow(patterns)).toEqual([]);
  },
);

test("nor one that is put together of words", { timeout: mostMilliseconds }, () => {
  const patterns = builtPatterns();
  expect(patterns.length).toBeGreaterThan(100);
  expect(tooSlow(patterns)).toEqual([]);
});
