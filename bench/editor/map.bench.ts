import path from "node:path";
import { chromium, type CDPSession, type Page } from "playwright-core";
import { launchOptions } from "../../scripts/browser.mjs";
import { printNumber } from "../number.ts";
import { servePage } from "./bundle-page.ts";

/** The map's limits for stories of any size; docs/decisions/0080-story-map.md. */
const limits = { moveMs: 8, elements: 2_000, readyMs: 700 };
/** Twice the scenes may not cost more, apart from the variation between two runs on one machine. */
const noMore = 1.35;
const sizes = [300, 1_000, 2_000] as const;
const moves = 60;
const rounds = 3;

const distances = ["near", "whole"] as const;
type Distance = (typeof distances)[number];

interface Measured {
  readyMs: number;
  idleMs: number;
  elements: number;
  moveMs: Record<Distance, number>;
  /** Dragging the background, which moves the view. */
  viewMs: Record<Distance, number>;
}

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** CPU seconds of the page's main thread since it was opened, independent of other processes. */
async function atWork(line: CDPSession): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** A card's position on the screen, whether it is an element or drawn on the canvas. */
async function aSlip(page: Page, distance: Distance): Promise<{ x: number; y: number }> {
  if (distance === "near") {
    const box = await page.locator("[data-card]").nth(1).boundingBox();
    if (!box) throw new Error("The map shows no scene.");
    return { x: box.x + box.width / 2, y: box.y + 20 };
  }
  const surface = await page.getByRole("application").boundingBox();
  if (!surface) throw new Error("There is no map.");
  // On the canvas a card is found by clicking around until the status names a scene, which it does not for connections.
  for (let at = 0; at < 400; at += 1) {
    const x = surface.x + surface.width * (0.35 + 0.3 * ((at * 0.618) % 1));
    const y = surface.y + surface.height * (0.35 + 0.3 * (at / 400));
    await page.mouse.click(x, y);
    const told = await page.getByRole("status").textContent();
    if (told?.startsWith("scene_")) return { x, y };
  }
  throw new Error("No scene was found in the picture.");
}

/** Milliseconds of the main thread for each move while a scene is dragged. */
async function drag(page: Page, line: CDPSession, distance: Distance): Promise<number> {
  if (distance === "whole") await page.getByRole("button", { name: "See the whole story" }).click();
  await frames(page);
  const from = await aSlip(page, distance);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12);
  await frames(page);
  const before = await atWork(line);
  for (let move = 1; move <= moves; move += 1) {
    await page.mouse.move(from.x + 12 + 60 * Math.sin(move / 9), from.y + 12 + (move % 60));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const after = await atWork(line);
  await page.mouse.up();
  await frames(page);
  return ((after - before) * 1_000) / moves;
}

/** The same for dragging the background, and with it the whole view, with the middle button. */
async function pan(page: Page, line: CDPSession): Promise<number> {
  const map = await page.getByRole("application").boundingBox();
  if (!map) throw new Error("There is no map.");
  const from = { x: map.x + map.width / 2, y: map.y + map.height - 3 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(from.x + 12, from.y - 12);
  await frames(page);
  const before = await atWork(line);
  for (let move = 1; move <= moves; move += 1) {
    await page.mouse.move(from.x + 12 + 60 * Math.sin(move / 9), from.y - 12 - (move % 60));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const after = await atWork(line);
  await page.mouse.up({ button: "middle" });
  await frames(page);
  return ((after - before) * 1_000) / moves;
}

/** The same for a pointer that moves beside the map: the baseline cost of pointer events and of measuring. */
async function idle(page: Page, line: CDPSession): Promise<number> {
  await page.mouse.move(4, 4);
  await frames(page);
  const before = await atWork(line);
  for (let move = 1; move <= moves; move += 1) {
    await page.mouse.move(4 + (move % 3), 4);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return (((await atWork(line)) - before) * 1_000) / moves;
}

async function measure(address: string): Promise<Measured> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    const line = await page.context().newCDPSession(page);
    await line.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
    const readyMs = await page.evaluate(
      () =>
        (performance.getEntriesByName("drawn")[0]?.startTime ?? 0) -
        (performance.getEntriesByName("given")[0]?.startTime ?? 0),
    );
    const idleMs = await idle(page, line);
    const near = await drag(page, line, "near");
    const viewNear = await pan(page, line);
    const few = await page.locator("*").count();
    const whole = await drag(page, line, "whole");
    const viewWhole = await pan(page, line);
    const many = await page.locator("*").count();
    return {
      readyMs,
      idleMs,
      elements: Math.max(few, many),
      moveMs: { near, whole },
      viewMs: { near: viewNear, whole: viewWhole },
    };
  } finally {
    await browser.close();
  }
}

function hold(what: string, value: number, most: number): void {
  if (value <= most) return;
  console.log(`  ${what} is over its limit of ${String(most)}`);
  process.exitCode = 1;
}

const page = await servePage({
  page: path.join(import.meta.dirname, "map-page.tsx"),
  katha: path.join(import.meta.dirname, "../../packages/ui/src/katha.css"),
});
const found = new Map<number, Measured>();
for (const scenes of sizes) {
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await measure(`${page.url}?scenes=${String(scenes)}`));
  const moveMs = {
    near: middle(runs.map((run) => run.moveMs.near)),
    whole: middle(runs.map((run) => run.moveMs.whole)),
  };
  const viewMs = {
    near: middle(runs.map((run) => run.viewMs.near)),
    whole: middle(runs.map((run) => run.viewMs.whole)),
  };
  const readyMs = middle(runs.map((run) => run.readyMs));
  const elements = Math.max(...runs.map((run) => run.elements));
  const idleMs = middle(runs.map((run) => run.idleMs));
  found.set(scenes, { readyMs, idleMs, elements, moveMs, viewMs });
  const name = `${scenes.toLocaleString("en")} scenes`;
  printNumber(`${name}: from the story to a map one can use`, readyMs, "ms");
  printNumber(`${name}: elements in the page, at most`, elements, "");
  printNumber(`${name}: main thread for a move of an empty hand`, idleMs, "ms");
  printNumber(`${name}: main thread for a move, near`, moveMs.near, "ms");
  printNumber(`${name}: main thread for a move, the whole story in view`, moveMs.whole, "ms");
  printNumber(`${name}: main thread for a move of the view, near`, viewMs.near, "ms");
  printNumber(`${name}: main thread for a move of the view, all of it`, viewMs.whole, "ms");
  hold("what a move costs", Math.max(moveMs.near, moveMs.whole), limits.moveMs);
  hold("the number of elements", elements, limits.elements);
  if (scenes === 1_000) hold("the time until it can be used", readyMs, limits.readyMs);
}
page.close();
for (const distance of distances) {
  const [small, large] = [found.get(1_000), found.get(2_000)];
  if (!small || !large) continue;
  const ratio = large.moveMs[distance] / small.moveMs[distance];
  printNumber(`a move among 2,000 scenes against one among 1,000, ${distance}`, ratio, "x");
  hold("what twice the scenes cost", ratio, noMore);
}
