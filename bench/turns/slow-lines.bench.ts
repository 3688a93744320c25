import { longestLine, slowLines } from "@katha/narrator/testing";
import { printNumber } from "../number.ts";
import { percentile } from "../server/waits.ts";

/** How long lines take that are made to be slow, and how much longer than half of each does; decision 0070. */
const mostMilliseconds = 500;
/** Twice the time is in proportion, four times grows with the square. */
const mostGrowth = 3;
/** Below this, the clock and garbage collection weigh more than the line does. */
const leastMilliseconds = 20;
const rounds = 5;

/** How long each line of so many characters takes, each time as the first in its story. */
function timesOf(characters: number): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const { name, answer } of slowLines(characters)) {
      const began = performance.now();
      answer();
      times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
    }
  return times;
}

const halves = timesOf(longestLine / 2);
for (const [name, times] of timesOf(longestLine)) {
  const half = percentile(halves.get(name) ?? [], 0.5);
  const whole = percentile(times, 0.5);
  printNumber(name, whole, "ms");
  printNumber("  times half of it", whole / half, "");
  if (whole > mostMilliseconds || (whole > leastMilliseconds && whole > mostGrowth * half)) {
    console.log(`  over its limit of ${mostMilliseconds} ms, or of ${mostGrowth} times half of it`);
    process.exitCode = 1;
  }
}
