/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { chromium, errors } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { findBrowser, launchFlags } from "../browser.mjs";
import { PlainError } from "../run/program.mjs";
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

/**
 * Opens the story afresh, waits until it is at rest, and takes the whole page. On a busy machine a
 * story may be late or its play function lose patience: it gets three tries. One that fails each
 * time is photographed where it stopped, for that is what a reader of Storybook sees.
 */
export async function photograph(page: Page, address: string, shot: Shot): Promise<Buffer> {
  page.setDefaultTimeout(longestMs);
  await page.setViewportSize({ width: shot.width, height: shot.height });
  let outcome = "";
  for (let left = tries; left > 0 && outcome !== "finished"; left -= 1) {
    outcome = await open(page, address, shot).catch(asLate);
  }
  if (outcome !== "finished" && outcome !== "play stopped") throw new NoPicture(outcome);
  await page.evaluate(comeToRest);
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css" });
}

async function open(page: Page, address: string, shot: Shot): Promise<string> {
  const globals = Object.entries(shot.globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    id: shot.story,
    viewMode: "story",
    globals: globals.join(";"),
  });
  await page.mouse.move(0, 0);
  await page.goto(`${address}/iframe.html?${query}`);
  const outcome = await page.waitForFunction(
    () => (globalThis as { storyOutcome?: string }).storyOutcome,
  );
  return String(await outcome.jsonValue());
}

function asLate(error: unknown): string {
  if (error instanceof errors.TimeoutError) return error.message;
  throw error;
}

/**
 * Runs in the page before anything else: nothing moves, chance is fixed, and Storybook's channel says
 * when play functions have ended.
 */
function watchStory(): void {
  const scope = globalThis as {
    storyOutcome?: string;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  };
  interface Channel {
    on(event: string, listener: (payload: { message?: string }) => void): void;
  }
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after {
    transition-duration: 0s !important; transition-delay: 0s !important;
    animation-duration: 0s !important; animation-delay: 0s !important;
    scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets = [still];
  let random = 1;
  Math.random = () => {
    random = (random * 16_807) % 2_147_483_647;
    return random / 2_147_483_647;
  };
  let channel: Channel | undefined;
  Object.defineProperty(scope, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of ["storyThrewException", "storyErrored"]) {
        created.on(event, ({ message }) => {
          scope.storyOutcome = message ?? event;
        });
      }
      created.on("playFunctionThrewException", () => {
        scope.storyOutcome ??= "play stopped";
      });
      created.on("storyMissing", () => {
        scope.storyOutcome = "the story is missing";
      });
      created.on("storyFinished", () => {
        scope.storyOutcome ??= "finished";
      });
    },
  });
}

/**
 * Runs in the page: typefaces and pictures are there, nothing is scrolled by half a pixel, and a
 * moved and returned page has painted every layer anew, whatever it was painted for before.
 */
async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images].map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => undefined);
  });
  await Promise.all(pictures);
  await document.fonts.ready;
  const frames = async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  };
  for (const element of document.querySelectorAll("*")) {
    if (element.scrollLeft % 1 !== 0) element.scrollLeft = Math.round(element.scrollLeft);
    if (element.scrollTop % 1 !== 0) element.scrollTop = Math.round(element.scrollTop);
  }
  await frames();
  const { style } = document.documentElement;
  style.transform = "translate(0.5px, 0.5px)";
  await frames();
  style.transform = "";
  await frames();
}
