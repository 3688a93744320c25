import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { launchOptions } from "../../scripts/browser.mjs";

export interface Visit {
  /** Milliseconds from navigation to the largest paint, and what was painted. */
  readonly largestPaint: number;
  readonly largest: string;
  readonly layoutShift: number;
  readonly requestsBefore: readonly string[];
}

export interface Circumstances {
  readonly width?: number;
  /** How long the page is watched. */
  readonly watchMs?: number;
  /** A connection of 100 ms and 9 Mbps, and a CPU four times slower. */
  readonly slow?: boolean;
}

export async function withBrowser<Result>(act: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch(await launchOptions());
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

const height = 800;

/** A first visit, in a fresh browser context. */
export async function firstVisit(
  browser: Browser,
  address: string,
  { width = 1280, watchMs = 2_000, slow = true }: Circumstances = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height } });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    if (slow) await slowDown(line);
    const asked = await requestsOf(line);
    await page.addInitScript(watchPaints);
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(watchMs);
    const seen = await page.evaluate(() => (globalThis as unknown as Watched).paints);
    return {
      largestPaint: seen.largestAt,
      largest: seen.largest,
      layoutShift: seen.shift,
      requestsBefore: asked()
        .filter(({ at }) => at < seen.largestAt)
        .map(({ url }) => url),
    };
  } finally {
    await context.close();
  }
}

export async function slowDown(line: CDPSession): Promise<void> {
  await line.send("Network.enable");
  const bytesPerSecond = (9 * 1_000_000) / 8;
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

interface Asked {
  readonly url: string;
  readonly at: number;
}

async function requestsOf(line: CDPSession): Promise<() => readonly Asked[]> {
  const asked: { url: string; timestamp: number }[] = [];
  line.on("Network.requestWillBeSent", ({ request, timestamp }) => {
    if (request.url.startsWith("http")) asked.push({ url: request.url, timestamp });
  });
  await line.send("Network.enable");
  return () => {
    const from = asked[0]?.timestamp ?? 0;
    return asked.map(({ url, timestamp }) => ({ url, at: (timestamp - from) * 1000 }));
  };
}

interface Watched {
  paints: { largestAt: number; largest: string; shift: number };
}

function watchPaints(): void {
  const paints = { largestAt: 0, largest: "", shift: 0 };
  Object.assign(globalThis, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
      paints.largestAt = entry.startTime;
      paints.largest = url || (element?.textContent ?? "").slice(0, 40);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) paints.shift += shift.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export type { Page };
