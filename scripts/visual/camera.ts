/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { chromium, errors } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { findBrowser, launchFlags } from "../browser.mjs";
import { PlainError } from "../run/program.mjs";
import type { Shot } from "./shots.ts";

/** The same pixels on every run: one colour profile, no hinting of the machine's, no other address. */
const steady = [
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--hide-scrollbars",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

const longestMs = 30_000;

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

/** Opens the story afresh, waits until it is at rest, and takes the whole page; a busy machine gets a second try. */
export async function photograph(page: Page, address: string, shot: Shot): Promise<Buffer> {
  try {
    return await take(page, address, shot);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  try {
    return await take(page, address, shot);
  } catch (error) {
    if (error instanceof errors.TimeoutError) throw new NoPicture(error.message);
    throw error;
  }
}

async function take(page: Page, address: string, shot: Shot): Promise<Buffer> {
  const globals = Object.entries(shot.globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    id: shot.story,
    viewMode: "story",
    globals: globals.join(";"),
  });
  page.setDefaultTimeout(longestMs);
  await page.setViewportSize({ width: shot.width, height: shot.height });
  await page.mouse.move(0, 0);
  await page.goto(`${address}/iframe.html?${query}`);
  const outcome = await page.waitForFunction(
    () => (globalThis as { storyOutcome?: string }).storyOutcome,
  );
  const said = await outcome.jsonValue();
  if (said !== "finished") throw new NoPicture(String(said));
  await page.evaluate(comeToRest);
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css" });
}

/**
 * Runs in the page before anything else: Storybook's channel says when play functions have ended.
 * Whether what they expect holds is the story tests' affair; here only what can be seen counts.
 */
function watchStory(): void {
  const scope = globalThis as {
    storyOutcome?: string;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  };
  interface Channel {
    on(event: string, listener: (payload: { message?: string }) => void): void;
  }
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
      created.on("storyMissing", () => {
        scope.storyOutcome = "the story is missing";
      });
      created.on("storyFinished", () => {
        scope.storyOutcome ??= "finished";
      });
    },
  });
}

/** Runs in the page: typefaces and pictures are there, and two frames have passed since. */
async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images].map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => undefined);
  });
  await Promise.all(pictures);
  await document.fonts.ready;
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  await frame();
  await frame();
}
