import { longestLine, slowLines } from "@katha/narrator/testing";
import { printNumber } from "../number.ts";

/** How long lines take that are made to be slow, and how much longer than half of each does; decision 0092. */
const mostMilliseconds = 500;
/** Twice the time is in proportion, four times grows with the square. */
const mostGrowth = 3;
/** Below this, a clock and a collector of garbage say more than the line does. */
const leastMilliseconds = 20;
const rounds = 5;

/** The median time of each line of so many characters, each time as the first in its story. */
function timesOf(characters: number): number[] {
  const sets = Array.from({ length: rounds }, () =>
    slowLines(characters).map(({ answer }) => {
      const began = performance.now();
      answer();
      return performance.now() - began;
    }),
  );
  return (sets[0] ?? []).map((_, at) => {
    const times = sets.map((set) => set[at] ?? 0).toSorted((left, right) => left - right);
    return times[Math.floor(rounds / 2)] ?? 0;
  });
}

const [halves, wholes] = [timesOf(longestLine / 2), timesOf(longestLine)];
for (const [at, { name }] of slowLines(longestLine).entries()) {
  const [half = 0, whole = 0] = [halves[at], wholes[at]];
  printNumber(name, whole, "ms");
  printNumber("  times half of it", whole / half, "");
  if (whole > mostMilliseconds || (whole > leastMilliseconds && whole > mostGrowth * half)) {
    console.log(`  over its limit of ${mostMilliseconds} ms, or of ${mostGrowth} times half of it`);
    process.exitCode = 1;
  }
}
