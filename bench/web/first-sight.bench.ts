import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { startKatha } from "@katha/e2e/katha-process";
import { printNumber } from "../number.ts";
import { floorOf } from "./floor-page.ts";
import { cpuOfCards, leftAlive } from "./life.ts";
import { firstVisit, median, withBrowser } from "./visit.ts";

const visits = 5;

/** Enough readers, and enough time, for the server to compress the page as well as it can. */
const readers = 4;
const packedMs = 2_000;

/** The bytes of a frequently read page that a browser receives, without headers. */
async function sentBytes(address: string, encoding: string): Promise<number> {
  for (let reader = 0; reader < readers; reader += 1) await bytesOf(address, encoding);
  await setTimeout(packedMs);
  return bytesOf(address, encoding);
}

async function bytesOf(address: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": encoding } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

const katha = await startKatha();
try {
  const { stories } = await (await fetch(`${katha.url}/api/v1/stories/`)).json();
  const story = `/game/${stories[0].id}`;
  for (const [name, path] of [
    ["/", "/"],
    ["/home", "/home"],
    ["a story", story],
  ] as const) {
    for (const encoding of ["br", "gzip"])
      printNumber(
        `${name}: page with styles and first data, ${encoding} (14)`,
        (await sentBytes(`${katha.url}${path}`, encoding)) / 1000,
        "KB",
      );
  }
  await withBrowser(async (browser) => {
    for (const [name, path] of [
      ["/", "/"],
      ["/home", "/home"],
    ] as const) {
      const floor = await floorOf(browser, `${katha.url}${path}`);
      const own = [];
      const floors = [];
      for (let at = 0; at < visits; at += 1) {
        own.push(await firstVisit(browser, `${katha.url}${path}`));
        floors.push(await firstVisit(browser, floor.url));
      }
      await floor.close();
      const largest = median(own.map(({ largestPaint }) => largestPaint));
      const least = median(floors.map(({ largestPaint }) => largestPaint));
      console.log(
        `  ${name}: the largest is ${own[0]?.largest}; on the floor ${floors[0]?.largest}`,
      );
      printNumber(
        `${name}: requests before the largest paint (4)`,
        median(own.map((one) => one.requestsBefore.length)),
        "",
      );
      console.log(own[0]?.requestsBefore.map((url) => `    ${new URL(url).pathname}`).join("\n"));
      printNumber(`${name}: largest paint, slow line and processor`, largest, "ms");
      printNumber(`${name}: largest paint of the floor page`, least, "ms");
      printNumber(`${name}: times the floor (1.15)`, largest / least, "x");
    }
    for (const width of [360, 1280]) {
      for (const path of ["/", "/home"]) {
        const { layoutShift } = await firstVisit(browser, `${katha.url}${path}`, {
          width,
          watchMs: 7_000,
        });
        printNumber(`${path}: layout shift at ${width} px (0.02)`, layoutShift, "");
      }
      const shifts: number[] = [];
      for (const { id } of stories) {
        const { layoutShift } = await firstVisit(browser, `${katha.url}/game/${id}`, { width });
        shifts.push(layoutShift);
      }
      const label = `of ${shifts.length} stories at ${width} px`;
      printNumber(`the worst layout shift ${label} (0.02)`, Math.max(...shifts), "");
      printNumber(`  over 0.02`, shifts.filter((shift) => shift > 0.02).length, "");
    }
    const alive = await leftAlive(browser, `${katha.url}/home`);
    for (const { motion, timers, framesPerSecond, names } of alive) {
      printNumber(`/home idle, ${motion}: timers alive`, timers, "");
      printNumber(`/home idle, ${motion}: frames asked for (0)`, framesPerSecond, "/s");
      for (const each of names) console.log(`    ${each}`);
    }
    printNumber(
      "a story card: processor to show it (0.5)",
      await cpuOfCards(browser, katha.url),
      "ms",
    );
  });
} finally {
  await katha.stop();
}
