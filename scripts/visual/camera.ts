/// <reference lib="dom" />
import { chromium, errors } from "playwright-core";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { findBrowser, launchFlags } from "../browser.mjs";
import { PlainError } from "../run/program.mjs";
import { comeToRest, fallSilent, paintAnew, watchStory } from "./in-page.ts";
import type { Watched } from "./in-page.ts";
import type { Shot } from "./shots.ts";

/**
 * The same pixels on every run: one colour profile, no hinting of the machine's, nothing painted in
 * parts or before it is decoded.
 */
const steady = [
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--hide-scrollbars",
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--disable-smooth-scrolling",
  "--disable-threaded-animation",
  "--num-raster-threads=1",
];

/** Under one address whatever the port, for a story may show where it is; and there is no other. */
const host = "storybook.localhost";
export const address = `http://${host}`;
const resolving = (port: number) =>
  `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;

const longestMs = 30_000;
const silenceMs = 120;
const tries = 2;

/** A browser for one Storybook. */
export async function openBrowser({ port }: { port: number }): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...launchFlags(), ...steady, resolving(port)],
  });
}

export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    colorScheme: "dark",
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
  });
  await context.addInitScript(watchStory);
  return context;
}

export class NoPicture extends PlainError {}

export async function openCamera(browser: Browser): Promise<Camera> {
  const context = await openContext(browser);
  const page = await context.newPage();
  return new Camera(page, await context.newCDPSession(page));
}

/** One page of one Storybook. */
export class Camera {
  readonly #page: Page;
  readonly #lens: CDPSession;
  /** What the page that is open was opened for: a story that asks for the same needs no other. */
  #openFor = "";

  constructor(page: Page, lens: CDPSession) {
    this.#page = page;
    this.#lens = lens;
    page.setDefaultTimeout(longestMs);
  }

  /**
   * Opens the story afresh, waits until it is at rest, and takes the whole page. On a busy machine a
   * story may be late or its play function lose patience: it gets two tries. One that fails each
   * time is photographed where it stopped, for that is what a reader of Storybook sees.
   */
  async photograph(shot: Shot): Promise<Buffer> {
    let outcome = "";
    for (let left = tries; left > 0 && outcome !== "finished"; left -= 1) {
      outcome = await this.#open(shot).catch(asLate);
    }
    if (outcome !== "finished" && outcome !== "play stopped") throw new NoPicture(outcome);
    await this.#page.evaluate(fallSilent, silenceMs);
    await this.#page.evaluate(comeToRest);
    await this.#page.evaluate(paintAnew);
    return this.#take();
  }

  /**
   * One story in each of its themes, in passing: on the page that is open if it will do, and without
   * waiting for anything that a second look would wait for. Null when a story is not so simple.
   */
  async glance(shots: readonly [Shot, ...Shot[]]): Promise<Map<string, Buffer> | null> {
    try {
      return await this.#glance(shots);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#openFor = "";
      return null;
    }
  }

  /** The next story is opened afresh, whatever is open. */
  close(): void {
    this.#openFor = "";
  }

  async #glance(shots: readonly [Shot, ...Shot[]]): Promise<Map<string, Buffer> | null> {
    const [first] = shots;
    const outcome =
      this.#openFor === openingOf(first)
        ? await this.#page.evaluate(
            (story) => (globalThis as Watched).turnTo?.(story) ?? "",
            first.story,
          )
        : await this.#open(first);
    if (outcome !== "finished") return null;
    if ((await this.#theme()) !== first.globals["theme"]) return null;
    const pictures = new Map<string, Buffer>();
    for (const shot of shots) {
      await this.#page.evaluate(light, shot.globals["theme"]);
      await this.#page.evaluate(comeToRest);
      pictures.set(shot.key, await this.#take());
    }
    return pictures;
  }

  async #open(shot: Shot): Promise<string> {
    this.#openFor = "";
    const { width, height, forcedColors } = shot;
    await this.#page.setViewportSize({ width, height });
    await this.#page.emulateMedia({ forcedColors: forcedColors ? "active" : "none" });
    await this.#page.mouse.move(0, 0);
    const globals = Object.entries(shot.globals).map(([name, value]) => `${name}:${value}`);
    const query = new URLSearchParams({
      id: shot.story,
      viewMode: "story",
      // Nobody reads the panel of accessibility here.
      globals: [...globals, "a11y.manual:!true"].join(";"),
    });
    await this.#page.goto(`${address}/iframe.html?${query}`);
    const outcome = await this.#page.waitForFunction(() => (globalThis as Watched).storyOutcome);
    this.#openFor = openingOf(shot);
    return String(await outcome.jsonValue());
  }

  #theme(): Promise<string | undefined> {
    return this.#page.evaluate(() => document.documentElement.dataset["theme"]);
  }

  async #take(): Promise<Buffer> {
    const { cssContentSize, cssLayoutViewport } = await this.#lens.send("Page.getLayoutMetrics");
    const width = Math.ceil(Math.max(cssContentSize.width, cssLayoutViewport.clientWidth));
    const height = Math.ceil(Math.max(cssContentSize.height, cssLayoutViewport.clientHeight));
    const isLarger =
      width > cssLayoutViewport.clientWidth || height > cssLayoutViewport.clientHeight;
    const { data } = await this.#lens.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport: isLarger,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, "base64");
  }
}

function openingOf({ width, height, forcedColors, globals }: Shot): string {
  return JSON.stringify([width, height, forcedColors, globals]);
}

function light(theme: string | undefined): void {
  if (theme !== undefined) document.documentElement.dataset["theme"] = theme;
}

/** Late, or gone elsewhere: Storybook loads a page anew when it cannot get rid of the story before. */
function asLate(error: unknown): string {
  if (!(error instanceof errors.TimeoutError || /ERR_ABORTED|was destroyed/.test(String(error))))
    throw error;
  return String(error);
}
