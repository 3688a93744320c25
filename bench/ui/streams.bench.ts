import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright-core";
import { printNumber } from "../number.ts";
import { bundle } from "./bundle.ts";
import { onPage } from "./open-page.ts";
import type { Measured, StreamsBench, Told } from "./pages/streams.tsx";

/** A streamed token costs less than on a plain chat page, and no more at the end of a long story. */
const most = {
  ratio: 0.6,
  ms: 2,
  growth: 1.2,
  elements: 4_000,
  taskMs: 50,
  // A new line reads where the log ends; other tokens read nothing.
  reads: 0.5,
  heap: 1.05,
  effectPasses: 0,
};
/** Keys pressed while text arrives: this share must be on the screen within this many milliseconds. */
const keys = [
  { slower: 1, share: 0.98, ms: 32 },
  { slower: 4, share: 0.95, ms: 50 },
] as const;
const keyEveryMs = 60;
const keysMs = 8_000;
const speeds = [40, 400] as const;
const lengths = [10, 100, 500, 5_000] as const;
/** A chat page slows down as it grows, so it is measured when it is short and fast. */
const turnsOfChat = 10;
const rounds = 3;
const tellingMs = 2_000;
/** Time until the cover is loaded and only text changes. */
const settleMs = 1_000;
const visits = 4;
const turnsOfVisit = 200;

type Bench = { bench: StreamsBench; gc: () => void };

async function metric(line: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

interface Cost extends Told {
  /** Main-thread time per token, including layout and paint. */
  readonly ms: number;
}

async function cost(
  page: Page,
  line: CDPSession,
  which: Measured,
  turns: number,
  speed: number,
): Promise<Cost> {
  await open(page, which, turns);
  const before = await metric(line, "TaskDuration");
  const told = await page.evaluate(
    ([perSecond, ms]) => (globalThis as unknown as Bench).bench.tell(perSecond, ms),
    [speed, tellingMs] as const,
  );
  const after = await metric(line, "TaskDuration");
  await close(page);
  return { ...told, ms: ((after - before) * 1_000) / told.tokens };
}

async function open(page: Page, which: Measured, turns: number): Promise<void> {
  await page.evaluate(
    async ([name, count]) => {
      const { bench, gc } = globalThis as unknown as Bench;
      await bench.open(name, count);
      gc();
    },
    [which, turns] as const,
  );
}

const close = (page: Page) => page.evaluate(() => (globalThis as unknown as Bench).bench.close());

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const misses: string[] = [];
function limit(what: string, value: number, limited: number): void {
  if (value > limited) misses.push(`${what}: ${value.toFixed(2)}, over its limit of ${limited}`);
}

async function measureSpeed(page: Page, line: CDPSession, speed: number): Promise<void> {
  const ours = new Map<number, Cost[]>();
  for (const turns of lengths) {
    const pairs: { ours: Cost; chat: Cost }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const one = await cost(page, line, "ours", turns, speed);
      const other = await cost(page, line, "chat", turnsOfChat, speed);
      if (round >= 0) pairs.push({ ours: one, chat: other });
    }
    const costs = pairs.map((pair) => pair.ours);
    ours.set(turns, costs);
    const label = `${speed}/s below ${turns} turns`;
    const ms = median(costs.map((each) => each.ms));
    const ratio = median(pairs.map((pair) => pair.ours.ms / pair.chat.ms));
    const longest = Math.max(...costs.map(({ longestTaskMs }) => longestTaskMs));
    const elements = costs[0]?.elements ?? Number.NaN;
    printNumber(`CPU for a token at ${label}`, ms, "ms");
    printNumber("  on a plain chat page", median(pairs.map((pair) => pair.chat.ms)), "ms");
    printNumber(`  ratio, median of ${rounds} pairs`, ratio, "x");
    printNumber("  elements", elements, "");
    printNumber("  longest of the tasks over 50 ms", longest, "ms");
    limit(`ratio at ${label}`, ratio, most.ratio);
    limit(`elements at ${label}`, elements, most.elements);
    limit(`longest task at ${label}`, longest, most.taskMs);
    if (speed === 40) limit(`CPU at ${label}`, ms, most.ms);
  }
  const of = (turns: number) => median(ours.get(turns)?.map(({ ms }) => ms) ?? []);
  const growth = of(5_000) / of(10);
  printNumber(`growth from 10 to 5000 turns at ${speed}/s`, growth, "x");
  limit(`growth at ${speed}/s`, growth, most.growth);
}

async function measureReads(page: Page): Promise<void> {
  await open(page, "ours", 100);
  const reads = await page.evaluate(
    (ms) => (globalThis as unknown as Bench).bench.reads(40, ms),
    tellingMs,
  );
  await close(page);
  printNumber("layout reads for a token", reads, "");
  limit("layout reads for a token", reads, most.reads);
}

/** Counts the compositor's extra passes for filters, masks and groups with opacity. */
async function measureRenderPasses(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) return;
  await open(page, "ours", 100);
  await page.waitForTimeout(settleMs);
  const devtools = await browser.newBrowserCDPSession();
  const names: string[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    for (const { name } of value as { name?: string }[]) if (name !== undefined) names.push(name);
  });
  await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["viz", "cc"] } });
  await page.evaluate((ms) => (globalThis as unknown as Bench).bench.tell(40, ms), tellingMs);
  const complete = new Promise((resolve) => {
    devtools.once("Tracing.tracingComplete", resolve);
  });
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  await close(page);
  const count = (wanted: string) => names.filter((name) => name === wanted).length;
  const frames = count("DirectRenderer::DrawFrame");
  const passes = count("DirectRenderer::DrawRenderPass");
  printNumber("frames drawn while words come", frames, "");
  printNumber("  render passes with effects", passes - frames, "");
  if (frames === 0) misses.push("no frame was traced, so nothing is known of its render passes");
  limit("render passes with effects", passes - frames, most.effectPasses);
}

async function measureKeys(page: Page, line: CDPSession): Promise<void> {
  for (const { slower, share, ms } of keys) {
    await open(page, "ours", 100);
    await page.evaluate(() => (globalThis as unknown as Bench).bench.focusTray());
    await line.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const telling = page.evaluate(
      (until) => (globalThis as unknown as Bench).bench.keys(40, until),
      keysMs,
    );
    const words = "i ask who lit the lamp ".repeat(5);
    await page.keyboard.type(words, { delay: keyEveryMs });
    const taken = (await telling).toSorted((one, other) => one - other);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await close(page);
    const value = taken[Math.ceil(taken.length * share) - 1] ?? Number.NaN;
    const label = `key to screen while it streams, p${share * 100} of ${taken.length}, ${slower}x slower`;
    printNumber(label, value, "ms");
    limit(label, value, ms);
  }
}

/** The first visit fills caches; only memory that later visits leave behind is a leak. */
async function measureHeap(page: Page, line: CDPSession): Promise<void> {
  const left: { heap: number; nodes: number }[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.evaluate(async (turns) => {
      const { bench, gc } = globalThis as unknown as Bench;
      await bench.play(turns);
      gc();
    }, turnsOfVisit);
    await line.send("HeapProfiler.collectGarbage");
    left.push({
      heap: await metric(line, "JSHeapUsedSize"),
      nodes: await metric(line, "Nodes"),
    });
  }
  const [first, last] = [left[0], left.at(-1)];
  if (!first || !last) return;
  const growth = last.heap / first.heap;
  printNumber(`heap after a story of ${turnsOfVisit} turns was left`, first.heap / 1e6, "MB");
  printNumber(`  after ${visits} such`, growth, "x");
  printNumber("  nodes more than after the first", last.nodes - first.nodes, "");
  limit(`heap after ${visits} stories`, growth, most.heap);
  limit("nodes that stay", last.nodes - first.nodes, 0);
}

const entry = fileURLToPath(new URL("./pages/streams.tsx", import.meta.url));
await onPage(await bundle(entry), async (page) => {
  const line = await page.context().newCDPSession(page);
  await line.send("Performance.enable");
  await measureRenderPasses(page);
  await measureReads(page);
  await measureKeys(page, line);
  await measureHeap(page, line);
  for (const speed of speeds) await measureSpeed(page, line, speed);
});
for (const miss of misses) console.log(`  ${miss}`);
if (misses.length > 0) process.exitCode = 1;
