import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { withProgress } from "../run/progress.mjs";
import { openBrowser, openCamera } from "./camera.ts";
import type { Camera } from "./camera.ts";
import { home } from "./places.ts";
import { serve } from "./serve.ts";
import { shotsOf, storiesIn } from "./shots.ts";
import type { KnownStory, Shot } from "./shots.ts";
import { builtHere } from "./storybook.ts";
import type { Wishes } from "./wishes.ts";

const folder = path.join(home, "sheets");
const shown = { scale: 2 / 3, height: 1_600, gap: 16 };

/** One picture for each screen: a line for each theme, and in it every width that the screen is made for. */
export async function writeSheets(wishes: Wishes): Promise<number> {
  const storybook = await builtHere();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const served = await serve(storybook);
  const browser = await openBrowser(served);
  try {
    const stories = await wantedStories(browser, storybook, wishes);
    let done = 0;
    await withProgress(
      "Photographing",
      async () => {
        const camera = await openCamera(browser);
        for (const story of stories) {
          await writeSheet(camera, story.id, shotsOf([story], wishes));
          done += 1;
        }
      },
      { howFar: () => `${done} of ${stories.length}` },
    );
    process.stdout.write(`${path.relative(process.cwd(), folder)}\n`);
    return 0;
  } finally {
    await browser.close();
    served.close();
  }
}

/** Those that were asked for; else each screen as one finds it. */
async function wantedStories(
  browser: Browser,
  storybook: string,
  { stories }: Wishes,
): Promise<KnownStory[]> {
  const known = await storiesIn(browser, storybook);
  if (stories) {
    return known.filter(
      ({ id, title, name }) => stories.test(`${title} / ${name}`) || stories.test(id),
    );
  }
  const screens = known.filter(({ title }) => title.startsWith("Screens/"));
  const firsts = Map.groupBy(screens, ({ title }) => title);
  return [...firsts.values()].flatMap(
    (own) => own.find(({ name }) => name === "Default") ?? own.slice(0, 1),
  );
}

async function writeSheet(camera: Camera, name: string, shots: readonly Shot[]): Promise<void> {
  const lines = Map.groupBy(
    shots.toSorted((one, other) => one.width - other.width),
    ({ globals }) => globals["theme"] ?? "",
  );
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  let [width, top] = [0, shown.gap];
  for (const line of lines.values()) {
    let [left, tallest] = [shown.gap, 0];
    for (const shot of line) {
      const { data, info } = await shrunk(await camera.photograph(shot));
      pictures.push({ input: data, left, top });
      left += info.width + shown.gap;
      tallest = Math.max(tallest, info.height);
    }
    width = Math.max(width, left);
    top += tallest + shown.gap;
  }
  await sharp({ create: { width, height: top, channels: 3, background: "#808080" } })
    .composite(pictures)
    .png()
    .toFile(path.join(folder, `${name}.png`));
}

async function shrunk(png: Buffer) {
  const { width, height } = await sharp(png).metadata();
  const size = { width, height: Math.min(height, shown.height) };
  const cut = await sharp(png)
    .extract({ left: 0, top: 0, ...size })
    .png()
    .toBuffer();
  return sharp(cut)
    .resize({ width: Math.round(width * shown.scale) })
    .png()
    .toBuffer({ resolveWithObject: true });
}
