import type { Browser } from "playwright-core";

export interface Life {
  readonly motion: "motion welcome" | "reduced motion";
  readonly timers: number;
  readonly framesPerSecond: number;
  /** The callback and count of each timer that is still active. */
  readonly names: readonly string[];
}

const untilIdleMs = 9_000;
const watchedMs = 4_000;

/** What an untouched page keeps doing: pending timers and requested animation frames. */
export async function leftAlive(browser: Browser, address: string): Promise<Life[]> {
  const lives: Life[] = [];
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const context = await browser.newContext({ reducedMotion, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(countLife);
    await page.goto(address);
    await page.waitForTimeout(untilIdleMs);
    const before = await page.evaluate(() => (globalThis as unknown as Counted).life.frames);
    await page.waitForTimeout(watchedMs);
    const { frames, alive } = await page.evaluate(() => {
      const { life } = globalThis as unknown as Counted;
      return { frames: life.frames, alive: [...life.alive.values()] };
    });
    lives.push({
      motion: reducedMotion === "reduce" ? "reduced motion" : "motion welcome",
      timers: alive.length,
      framesPerSecond: ((frames - before) / watchedMs) * 1000,
      names: alive,
    });
    await context.close();
  }
  return lives;
}

interface Counted {
  life: { frames: number; alive: Map<unknown, string> };
}

type Act = (...args: unknown[]) => void;
type Ask = (act: Act, ms?: number, ...args: unknown[]) => number;

function countLife(): void {
  const life: Counted["life"] = { frames: 0, alive: new Map() };
  const own = window as unknown as Record<string, (...args: never[]) => unknown>;
  const was = (name: string) => own[name]?.bind(window) as unknown as Ask;
  const [later, repeat, frame] = ["setTimeout", "setInterval", "requestAnimationFrame"].map(was);
  const keep = (id: number | undefined, text: string) => {
    life.alive.set(id, text);
    return id;
  };
  for (const name of ["clearTimeout", "clearInterval"]) {
    const clear = was(name) as unknown as (id: unknown) => void;
    own[name] = (id: unknown) => {
      life.alive.delete(id);
      clear(id);
    };
  }
  const made = {
    life,
    setTimeout: (act: Act, ms = 0, ...args: unknown[]) => {
      const id = later?.(() => {
        life.alive.delete(id);
        act(...args);
      }, ms);
      return keep(id, `once, after ${ms} ms: ${String(act).slice(0, 60)}`);
    },
    setInterval: (act: Act, ms = 0, ...args: unknown[]) =>
      keep(repeat?.(act, ms, ...args), `every ${ms} ms: ${String(act).slice(0, 60)}`),
    requestAnimationFrame: (act: Act) => {
      life.frames += 1;
      return frame?.(act);
    },
  };
  Object.assign(window, made);
}

const more = 20;
const rounds = 3;

/** CPU time per card when another page of stories loads: script, styles and layout. */
export async function cpuOfCards(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const { stories } = await (await fetch(`${url}/api/v1/stories/`)).json();
  await page.route(/\/api\/v1\/stories\/\?page=/, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get("page"));
    const some = Array.from({ length: more }, (_, at) => {
      const story = stories[at % stories.length];
      const id = `${story.id.slice(0, -6)}${String(number).padStart(3, "0")}${String(at).padStart(3, "0")}`;
      return { ...story, id };
    });
    const json = { stories: some, page: number, total_pages: rounds + 2, total_stories: 999 };
    await route.fulfill({ json });
  });
  await page.goto(`${url}/terms-of-service`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  const button = page.getByRole("button", { name: "Load More Stories" });
  await button.waitFor();
  await page.waitForTimeout(3_000);
  await line.send("Performance.enable");
  const spent: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // Locating the button and polling for the cards would cost more than the cards themselves.
    const handle = await button.elementHandle();
    const cards = await page.locator("article").count();
    const before = await costsOf(line);
    await handle?.evaluate((node) => (node as HTMLElement).click());
    await page.waitForTimeout(2_000);
    spent.push(((await costsOf(line)) - before) / more);
    if ((await page.locator("article").count()) !== cards + more)
      throw new Error("The further page of stories did not come.");
  }
  await context.close();
  return spent.toSorted((one, other) => one - other)[1] ?? Number.NaN;
}

const costs = new Set(["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"]);

async function costsOf(
  line: Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["newCDPSession"]>>,
): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  const seconds = metrics.filter(({ name }) => costs.has(name)).map(({ value }) => value);
  return seconds.reduce((sum, one) => sum + one, 0) * 1000;
}
