/// <reference lib="dom" />
import { chromium, errors } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { findBrowser, launchFlags } from "../browser.mjs";
import { PlainError } from "../run/program.mjs";
import { comeToRest, watchStory } from "./in-page.ts";
import type { Shot } from "./shots.ts";

/**
 * The same pixels on every run: one colour profile, no hinting of the machine's, nothing painted in
 * parts or before it is decoded, no other address.
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
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

const longestMs = 30_000;
const tries = 3;

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...launchFlags(), ...steady],
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

/** One page of one Storybook. */
export class Camera {
  readonly #page: Page;
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
    page.setDefaultTimeout(longestMs);
  }

  /**
   * Opens the story afresh, waits until it is at rest, and takes the whole page. On a busy machine a
   * story may be late or its play function lose patience: it gets three tries. One that fails each
   * time is photographed where it stopped, for that is what a reader of Storybook sees.
   */
  async photograph(shot: Shot): Promise<Buffer> {
    await this.#openUntilDone(shot);
    await this.#page.evaluate(comeToRest);
    return this.#page.screenshot({
      fullPage: true,
      animations: "disabled",
      caret: "hide",
      scale: "css",
    });
  }

  async #openUntilDone(shot: Shot): Promise<void> {
    let outcome = "";
    for (let left = tries; left > 0 && outcome !== "finished"; left -= 1) {
      outcome = await this.#open(shot).catch(asLate);
    }
    if (outcome !== "finished" && outcome !== "play stopped") throw new NoPicture(outcome);
  }

  async #open(shot: Shot): Promise<string> {
    await this.#make(shot);
    const globals = Object.entries(shot.globals).map(([name, value]) => `${name}:${value}`);
    const query = new URLSearchParams({
      id: shot.story,
      viewMode: "story",
      // Nobody reads the panel of accessibility here.
      globals: [...globals, "a11y.manual:!true"].join(";"),
    });
    await this.#page.goto(`${this.#address}/iframe.html?${query}`);
    return this.#outcome();
  }

  async #make(shot: Shot): Promise<void> {
    const { width, height, forcedColors } = shot;
    await this.#page.setViewportSize({ width, height });
    await this.#page.emulateMedia({ forcedColors: forcedColors ? "active" : "none" });
    await this.#page.mouse.move(0, 0);
  }

  async #outcome(): Promise<string> {
    const outcome = await this.#page.waitForFunction(
      () => (globalThis as { storyOutcome?: string }).storyOutcome,
    );
    return String(await outcome.jsonValue());
  }
}

function asLate(error: unknown): string {
  if (error instanceof errors.TimeoutError) return error.message;
  throw error;
}
