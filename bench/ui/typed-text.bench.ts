import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright-core";
import type { Plugin } from "vite";
import { printNumber } from "../number.ts";
import { bundle } from "./bundle.ts";
import { onPage } from "./open-page.ts";
import type { SessionBench, Written } from "./pages/session.tsx";

/** Text being typed out costs only its characters: no work in React or Emotion, and no more below a long log. */
const most = { touched: 2, ratio: 1.1 };
const sizes = { few: 100, many: 5_000 };
const pairs = 7;
const writingMs = 2_500;

const pageAt = (file: string) => fileURLToPath(new URL(`./pages/${file}`, import.meta.url));
const counter = pageAt("counted-serialise.ts");

/** Redirects every import of Emotion's serialiser to the counter, except the counter's own. */
const counted: Plugin = {
  name: "bench:counted-serialise",
  enforce: "pre",
  resolveId: (id, importer) =>
    id === "@emotion/serialize" && importer !== counter ? counter : null,
};

type Bench = { bench: SessionBench; gc: () => void };

async function open(page: Page, entries: number): Promise<void> {
  await page.evaluate(async (count) => {
    const { bench, gc } = globalThis as unknown as Bench;
    await bench.open(count);
    gc();
  }, entries);
}

const close = (page: Page) => page.evaluate(() => (globalThis as unknown as Bench).bench.close());

async function mainThreadMs(line: CDPSession): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
}

/** Main-thread time per character, including layout and paint. */
async function msPerCharacter(page: Page, line: CDPSession, entries: number): Promise<number> {
  await open(page, entries);
  const before = await mainThreadMs(line);
  const characters = await page.evaluate(
    (ms) => (globalThis as unknown as Bench).bench.write(ms),
    writingMs,
  );
  const after = await mainThreadMs(line);
  await close(page);
  return (after - before) / characters;
}

async function watchWriting(page: Page): Promise<Written> {
  await open(page, sizes.many);
  const seen = await page.evaluate(
    (ms) => (globalThis as unknown as Bench).bench.watch(ms),
    writingMs,
  );
  await close(page);
  return seen;
}

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const { seen, costs } = await onPage(
  await bundle(pageAt("session.tsx"), [counted]),
  async (page) => {
    const line = await page.context().newCDPSession(page);
    await line.send("Performance.enable");
    const watched = await watchWriting(page);
    const measured: { few: number; many: number }[] = [];
    for (let turn = -1; turn < pairs; turn += 1) {
      const few = await msPerCharacter(page, line, sizes.few);
      const many = await msPerCharacter(page, line, sizes.many);
      if (turn >= 0) measured.push({ few, many });
    }
    return { seen: watched, costs: measured };
  },
);

const { few, many } = sizes;
printNumber(`characters written below ${many} entries`, seen.characters, "");
printNumber("React commits meanwhile", seen.commits, "");
printNumber("Emotion's serialisations meanwhile", seen.serialisations, "");
printNumber("DOM nodes touched for a character, at most", seen.touched, "");
printNumber(
  `CPU for a character below ${few} entries`,
  median(costs.map((pair) => pair.few)),
  "ms",
);
printNumber(
  `CPU for a character below ${many} entries`,
  median(costs.map((pair) => pair.many)),
  "ms",
);
const ratio = median(costs.map((pair) => pair.many / pair.few));
printNumber(`ratio, median of ${pairs} pairs`, ratio, "x");

const misses = [
  seen.characters < 20 && "too little was written to say anything",
  seen.commits > 0 && "React worked while letters were written",
  seen.serialisations > 0 && "Emotion worked while letters were written",
  seen.touched > most.touched && `more than ${most.touched} nodes were touched for a character`,
  ratio > most.ratio && `below a long log a character costs more than ${most.ratio} times as much`,
].filter((miss) => miss !== false);
for (const miss of misses) console.log(`  ${miss}`);
if (misses.length > 0) process.exitCode = 1;
