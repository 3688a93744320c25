import { paintingStyleNames, paint, renderOne, renderPicture, sceneFrom } from "@katha/painter";
import { openPainters } from "@katha/server/features/media/painting/painters";
import { printNumber } from "../number.ts";
import { catalogueMoments } from "./moments.ts";

/** A passage's picture as the game requests it: 800x450, painted, rasterised and encoded; decision 0060. */
const limit = 400;
const every = 12;

const chosen = catalogueMoments()
  .filter((_, i) => i % every === 0)
  .map((moment) => ({ seed: moment.seed, scene: sceneFrom(moment) }));
const painters = openPainters({ threads: 2 });
const size = { width: 800, height: 450 } as const;

const sorted = (times: number[]): number[] => times.toSorted((a, b) => a - b);
const at = (times: number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const begun = performance.now();
const sea = await painters.paint({ scene: { place: "sea" }, sheet: { ...size, seed: 1 } });
await renderOne(sea, size.width, "webp");
printNumber("a thread started, and its first picture", performance.now() - begun, "ms");

let slowest = 0;
for (const style of paintingStyleNames) {
  const composed: number[] = [];
  const whole: number[] = [];
  const bytes: number[] = [];
  for (const { seed, scene } of chosen) {
    const sheet = { ...size, seed, style };
    const start = performance.now();
    paint(scene, sheet);
    composed.push(performance.now() - start);
    const asked = performance.now();
    const { avif } = await renderPicture(await painters.paint({ scene, sheet }), [size.width]);
    whole.push(performance.now() - asked);
    bytes.push((avif.get(size.width)?.length ?? 0) / 1024);
  }
  printNumber(`${style}: SVG composed, median of ${chosen.length}`, at(composed, 0.5), "ms");
  printNumber(`${style}: SVG, WebP and AVIF by a thread, median`, at(whole, 0.5), "ms");
  printNumber(`${style}: the same, p95`, at(whole, 0.95), "ms");
  printNumber(`${style}: AVIF, median`, at(bytes, 0.5), "KB");
  slowest = Math.max(slowest, at(whole, 0.95));
}

const together = performance.now();
let worstWait = 0;
let last = performance.now();
const ticking = setInterval(() => {
  worstWait = Math.max(worstWait, performance.now() - last);
  last = performance.now();
}, 1);
await Promise.all(
  chosen.slice(0, 24).map(async ({ seed, scene }) => {
    const sheet = { ...size, seed: `${seed} again` };
    return renderOne(await painters.paint({ scene, sheet }), size.width, "avif");
  }),
);
clearInterval(ticking);
const many = Math.min(24, chosen.length);
printNumber(
  "pictures a second with two threads",
  (many / (performance.now() - together)) * 1e3,
  "",
);
printNumber("longest the asking thread was held meanwhile", worstWait, "ms");
await painters.close();

if (slowest > limit) {
  console.log(`  over its limit of ${limit} ms`);
  process.exitCode = 1;
}
