import {
  type APIResponse,
  type BrowserContext,
  type Page,
  type Request,
  expect,
  test as base,
} from "@playwright/test";
import { serverStartsWithinMs, startKatha } from "../servers/katha-process.ts";

export interface ConsoleErrors {
  readonly heard: string[];
  /** Errors that a test causes on purpose. They may be logged late, so they are filtered out at the end. */
  readonly allowed: RegExp[];
}

interface Fixtures {
  /** Errors in the page's console; a test that causes one on purpose allows it. */
  consoleErrors: ConsoleErrors;
  /** Opens a page in another browser, which shares neither sign-in nor storage with `page`. */
  anotherBrowser: () => Promise<Page>;
}

interface WorkerFixtures {
  /** The worker's own server, which starts when a test first needs it; or the one of `E2E_URL`. */
  site: string;
}

/** The site that each browser visits. */
const siteOf = new WeakMap<BrowserContext, string>();

/** Playwright's own message if service workers are blocked. */
const serviceWorkerBlocked = "Service Worker registration blocked by Playwright";

/** Starts at the worker's server and fails on any error in the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const running = process.env["E2E_URL"];
      if (running) return provide(running);
      const katha = await startKatha();
      await provide(katha.url);
      await katha.stop();
    },
    { scope: "worker", timeout: serverStartsWithinMs },
  ],
  context: async ({ context, baseURL }, provide) => {
    if (baseURL !== undefined) siteOf.set(context, baseURL);
    context.on("page", waitForHydration);
    await provide(context);
  },
  // Hides the overlay of the home page, which is shown once per visit; the test about it undoes this.
  page: async ({ page }, provide) => {
    await page.addInitScript(markOverlaySeen);
    await provide(page);
  },
  baseURL: async ({ site }, provide) => provide(site),
  anotherBrowser: async ({ browser, baseURL }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      if (baseURL !== undefined) siteOf.set(context, baseURL);
      context.on("page", waitForHydration);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  consoleErrors: [
    async ({ page }, provide) => {
      const heard = consoleErrorsOf(page, ({ text }) => !text.includes(serviceWorkerBlocked));
      const allowed: RegExp[] = [];
      await provide({ heard, allowed });
      const others = heard.filter((text) => !allowed.some((one) => one.test(text)));
      expect(others, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Collects the errors and warnings in a page's console, and uncaught exceptions. */
export function consoleErrorsOf(
  page: Page,
  counts: (message: { text: string; url: string }) => boolean,
): string[] {
  const errors: string[] = [];
  page.on("console", (entry) => {
    const message = { text: entry.text(), url: entry.location().url };
    if (["error", "warning"].includes(entry.type()) && counts(message)) errors.push(message.text);
  });
  page.on("pageerror", (error) => errors.push(error.stack || error.message || String(error)));
  return errors;
}

/** Allows errors that a test causes on purpose. */
export function allowErrors({ allowed }: ConsoleErrors, expected: RegExp): void {
  allowed.push(expected);
}

/** A server-rendered page is visible before it is hydrated; goto and reload wait for both, unless `waitUntil` is given. */
function waitForHydration(page: Page): void {
  if (isUnderPath(page)) addressBelow(page);
  const opens = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  const hydrated = page.locator("html[data-hydrated], html:not(:has(#katha))");
  page.goto = async (address, options) => {
    const answer = await opens.goto(address, options);
    if (!options?.waitUntil) await hydrated.waitFor({ state: "attached" });
    return answer;
  };
  page.reload = async (options) => {
    const answer = await opens.reload(options);
    if (!options?.waitUntil) await hydrated.waitFor({ state: "attached" });
    return answer;
  };
}

const asks = ["get", "post", "put", "patch", "delete", "fetch"] as const;

/** Where the site is under a path, addresses that begin with a slash are below it. */
function addressBelow(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (address, options) => goto(below(page, address), options);
  const { request } = page;
  for (const ask of asks) {
    const plain = request[ask].bind(request) as (...asked: unknown[]) => Promise<APIResponse>;
    request[ask] = (address: string | Request, ...rest: unknown[]) =>
      plain(typeof address === "string" ? below(page, address) : address, ...rest);
  }
}

const siteAt = (page: Page) => new URL(siteOf.get(page.context()) ?? "http://katha.test");

const isUnderPath = (page: Page) => siteAt(page).pathname !== "/";

/** Links of the page have the path already. */
function below(page: Page, address: string): string {
  const { origin, pathname } = siteAt(page);
  if (!address.startsWith("/")) return address;
  return address.startsWith(`${pathname}/`) ? origin + address : origin + pathname + address;
}

/** Where the site has this path, for requests that are not made by the page. */
export const addressOf = (page: Page, path: string): string =>
  isUnderPath(page) ? below(page, path) : siteAt(page).origin + path;

function markOverlaySeen(): void {
  try {
    if (!sessionStorage.getItem("katha-overlay-wanted")) {
      sessionStorage.setItem("katha-overlay-seen", "yes");
    }
  } catch {
    // If storage is forbidden, there is no overlay either.
  }
}
