import { exchangeFormats, exportStory, importStory } from "@katha/exchange";
import { printNumber } from "../number.ts";
import { formatOfScript, longScripts, type LongScript } from "./long-scripts.ts";

const sizes = [1_000, 2_000, 4_000, 8_000] as const;
/** Twice the story takes at most so many times the time. */
const mostGrowth = 2.2;
const files = { ink: "a.ink", twee: "a.twee", choicescript: "a.txt", json: "a.json" } as const;

interface Timed<Result> {
  milliseconds: number;
  result: Result;
}

/** The processor's time, which other programs on the machine change less than the clock's; the better of two runs. */
function timed<Result>(work: () => Result): Timed<Result> {
  const once = (): Timed<Result> => {
    globalThis.gc?.();
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    return { milliseconds: (user + system) / 1_000, result };
  };
  const [first, second] = [once(), once()];
  return first.milliseconds < second.milliseconds ? first : second;
}

/** Prints the time for each size, and by how much it grows where the story doubles. */
function printCurve(what: string, times: readonly number[]): void {
  for (const [at, size] of sizes.entries())
    printNumber(`${what}, 1,000 scenes of ${size}`, ((times[at] ?? 0) / size) * 1_000, "ms");
  const growth = times.slice(1).map((time, at) => time / Math.max(1, times[at] ?? 1));
  const most = growth.reduce((one, other) => Math.max(one, other));
  printNumber(`${what}, most growth where it doubles`, most, "times");
  if (most > mostGrowth) console.log(`  more than ${mostGrowth} times`);
}

for (const script of Object.keys(longScripts) as LongScript[]) {
  const reads = sizes.map((size) => {
    const text = longScripts[script](size);
    return timed(() => importStory(text, files[formatOfScript[script]]));
  });
  printCurve(
    `import of ${script}`,
    reads.map(({ milliseconds }) => milliseconds),
  );
  for (const format of exchangeFormats)
    printCurve(
      `export of that to ${format}`,
      reads.map(({ result }) => timed(() => exportStory(format, result.structure)).milliseconds),
    );
}
