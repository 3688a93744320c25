import { offersAt, startPosition, understand } from "@katha/narrator";
import { catalogueStories, longestLine, pumpedLines, slowLines } from "@katha/narrator/testing";
import { printNumber } from "../number.ts";
import { percentile } from "../server/waits.ts";

/** How long lines take that are made to be slow, and how much longer than half of each does; decision 0074. */
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

/** Words said again and again, in a story of each language; 100,000 of them take some minutes. */
const languages = ["en", "hi", "bn", "mr", "ta", "ur"];
const pumped = pumpedLines(45, Number(process.env["LINES"] ?? 100_000));
const waits: { line: string; milliseconds: number }[] = [];
const mostOfPumped = 20;

for (const [place, language] of languages.entries()) {
  const story = catalogueStories().find((one) => one.language === language);
  if (story === undefined) continue;
  const position = startPosition(story.graph);
  const asked = { story, position, offers: offersAt(story.graph, position), passages: [] };
  const answer = (said: string) => understand({ ...asked, action: "custom_action", said });
  answer("The first line prepares the story.");
  for (const line of pumped.filter((_, at) => at % languages.length === place)) {
    const said = line.slice(0, longestLine);
    const began = performance.now();
    answer(said);
    waits.push({ line: said, milliseconds: performance.now() - began });
  }
}
const times = waits.map(({ milliseconds }) => milliseconds);
for (const share of [0.5, 0.99, 1])
  printNumber(`pumped lines, ${share * 100} % within`, percentile(times, share), "ms");
const worst = waits.toSorted((left, right) => right.milliseconds - left.milliseconds).slice(0, 10);
for (const { line, milliseconds } of worst)
  printNumber(`  ${JSON.stringify(line.slice(0, 50))}`, milliseconds, "ms");
if (percentile(times, 1) > mostOfPumped) {
  console.log(`  over its limit of ${mostOfPumped} ms`);
  process.exitCode = 1;
}
