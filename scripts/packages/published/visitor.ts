import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type axe from "axe-core";
import { chromium } from "playwright-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchOptions } from "../../browser.mjs";

const axeScript = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

export interface View {
  readonly theme: "dark" | "light";
  readonly width: number;
  readonly height: number;
}

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 860 };

/** Each theme and each width once: a theme changes colours alone, a width everything else. */
export const views: readonly [View, ...View[]] = [
  { theme: "dark", ...phone },
  { theme: "light", ...desktop },
];

export interface Visit {
  page: Page;
  /** Errors and warnings of the browser. */
  complaints: string[];
}

/** A visitor with this theme and this screen. */
export async function visit(
  browser: Browser,
  address: string,
  view: View,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { theme, width, height } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Leaving a page aborts its prefetches, and without scripts they are blocked by CSP.
    if (!["net::ERR_ABORTED", "csp"].includes(why)) complaints.push(`${why}: ${request.url()}`);
  });
  await page.goto(address);
  return { page, complaints };
}

/** The violations that axe finds, and a fault if the page is wider than the screen. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axeScript });
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run();
    const faults = violations.map(
      ({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(" ")}`,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [...faults, `${scrollWidth} px wide on ${clientWidth}`]
      : faults;
  });
}

/** Saves a screenshot of the whole page in SCREENSHOTS, if it is set. */
export async function keepPicture(page: Page, name: string, view: View): Promise<void> {
  const folder = process.env["SCREENSHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  // Makes the screen as high as the page, because pictures and fonts below it load only when they are visible.
  const { theme, width } = view;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: path.join(folder, `${name}-${theme}-${width}.png`) });
  await page.setViewportSize(view);
}
