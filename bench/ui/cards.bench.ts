import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { buildPackage } from "../../scripts/packages/build.ts";
import { printNumber } from "../number.ts";
import { bundle } from "./bundle.ts";
import type { Bundle } from "./bundle.ts";
import { onPage } from "./open-page.ts";
import type { CardsBench, Mount } from "./pages/cards.tsx";

/**
 * A thousand story cards, compared with the same markup written by hand with class names, mounted alternately. The
 * difference is the whole cost of our components.
 */
const most = 2;
const pairs = 15;

const entry = fileURLToPath(new URL("./pages/cards.tsx", import.meta.url));

interface Pair {
  readonly ours: Mount;
  readonly plain: Mount;
}

async function mountPairs(page: Page): Promise<Pair[]> {
  const differs = await page.evaluate(() =>
    (globalThis as unknown as { bench: CardsBench }).bench.prepare(),
  );
  if (differs !== "") throw new Error(`The markup written by hand is another:\n${differs}`);
  const mount = (which: keyof Pair) =>
    page.evaluate((side) => {
      const { bench, gc } = globalThis as unknown as { bench: CardsBench; gc: () => void };
      gc();
      return bench.mount(side);
    }, which);
  const measured: Pair[] = [];
  for (let turn = -2; turn < pairs; turn += 1) {
    // The order alternates, because the second one finds warm caches.
    const first = turn % 2 === 0 ? "ours" : "plain";
    const one = await mount(first);
    const other = await mount(first === "ours" ? "plain" : "ours");
    const pair = first === "ours" ? { ours: one, plain: other } : { ours: other, plain: one };
    if (turn >= 0) measured.push(pair);
  }
  return measured;
}

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function compare(name: string, page: Bundle): Promise<number> {
  const measured = await onPage(page, mountPairs);
  for (const part of ["script", "whole"] as const) {
    const label = part === "script" ? "React's work" : "with layout";
    printNumber(`${name}: ${label}`, median(measured.map(({ ours }) => ours[part])), "ms");
    printNumber(`  the same markup, plain`, median(measured.map(({ plain }) => plain[part])), "ms");
    const ratio = median(measured.map(({ ours, plain }) => ours[part] / plain[part]));
    printNumber(`  ratio, median of ${pairs} pairs`, ratio, "x");
  }
  return median(measured.map(({ ours, plain }) => ours.whole / plain.whole));
}

await buildPackage(fileURLToPath(new URL("../../packages/ui", import.meta.url)));
const ratio = await compare("1,000 cards", await bundle(entry, [], "published"));
if (ratio > most) {
  console.log(`  over its limit of ${most}`);
  process.exitCode = 1;
}
