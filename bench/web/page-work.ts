import type { Browser, CDPSession } from "playwright-core";

/** The cost of a first visit for the browser's main thread, in milliseconds unless noted otherwise. */
export interface PageWork {
  readonly largestPaint: number;
  /** The sum of the time beyond 50 ms of each long task. */
  readonly blocking: number;
  /** Of the processor, as are the main thread, layouts and styles: what else the machine does counts little. */
  readonly script: number;
  readonly mainThread: number;
  readonly layouts: number;
  readonly stylePasses: number;
  readonly layoutShift: number;
  /** Style passes in ten seconds in which nobody touches the page. */
  readonly idleStylePasses: number;
}

const untilQuietMs = 8_000;
const idleMs = 10_000;
const slowdown = 4;

export async function workOf(
  browser: Browser,
  address: string,
  { idle }: { idle: boolean },
): Promise<PageWork> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(untilQuietMs);
    const { largestPaint, blocking, layoutShift } = await page.evaluate(
      () => (globalThis as unknown as { seen: Seen }).seen,
    );
    const work = await metricsOf(session);
    if (idle) await page.waitForTimeout(idleMs);
    const later = idle ? await metricsOf(session) : work;
    return {
      largestPaint,
      blocking,
      script: work("ScriptDuration") * 1000,
      mainThread: work("TaskDuration") * 1000,
      layouts: work("LayoutCount"),
      stylePasses: work("RecalcStyleCount"),
      layoutShift,
      idleStylePasses: later("RecalcStyleCount") - work("RecalcStyleCount"),
    };
  } finally {
    await context.close();
  }
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

interface Seen {
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

function watch(): void {
  const seen: Seen = { largestPaint: 0, blocking: 0, layoutShift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += duration - 50;
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}
