/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// `npm run storybook:pictures [COMPONENT…]`: takes a small screenshot of each primitive and part of the built Storybook in
// both themes, for the index on its first page, and saves them in .storybook/public/pictures; of some components alone, if
// they are named (Button StoryCard).
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { launchOptions } from "../browser.mjs";
import { root } from "../run/process.mjs";
import { serveStorybook } from "./serve.mjs";

const storybook = path.join(root, "storybook-static");
const named = new Set(process.argv.slice(2));
const into = path.join(root, ".storybook", "public", "pictures");
const size = { width: 320, height: 200 };
/** Twice the size at which the index shows them. */
const small = { width: 256, height: 160 };
/** Parts are wider than primitives, so they get a larger window. */
const windows = { primitives: size, parts: { width: 480, height: 300 } };

/** @type {{ entries: Record<string, { id: string, title: string, type: string, importPath: string, tags: string[] }> }} */
const { entries } = JSON.parse(await readFile(path.join(storybook, "index.json"), "utf8"));
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === "story" && tags.includes("autodocs"),
);
const all = [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
const firsts = all.filter(
  ({ title }) => named.size === 0 || named.has(title.slice(title.lastIndexOf("/") + 1)),
);

if (named.size === 0) await rm(into, { recursive: true, force: true });
const server = await serveStorybook(storybook);
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({ reducedMotion: "reduce", serviceWorkers: "allow" });
for (const { id, importPath } of firsts) {
  const [, layer, folder] = /src\/(primitives|parts)\/(.+)\/[^/]+\/[^/]+$/.exec(importPath) ?? [];
  if (layer !== "primitives" && layer !== "parts") continue;
  await page.setViewportSize(windows[layer]);
  await page.goto(`${server.url}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await page.locator("body.sb-show-main").waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(moveToMiddle);
  for (const theme of ["dark", "light"]) {
    await page.evaluate(wear, theme);
    const picture = await page.screenshot({ animations: "disabled" });
    const file = path.join(into, theme, layer, String(folder), `${id.split("--")[0]}.webp`);
    await mkdir(path.dirname(file), { recursive: true });
    await sharp(picture).resize(small).webp({ quality: 60, effort: 6 }).toFile(file);
  }
}
await browser.close();
await server.close();
console.log(`${firsts.length} components looked at; their pictures are in ${into}`);

/** Runs in the page: centres stories that are smaller than the window. */
function moveToMiddle() {
  const story = document.querySelector("#storybook-root");
  const parts = [...(story?.querySelectorAll("*") ?? [])];
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  if (!(story instanceof HTMLElement) || boxes.length === 0) return;
  const leaves = boxes.length > 1 ? boxes.slice(1) : boxes;
  // Anything beyond the window counts only up to its edge.
  const right = Math.min(innerWidth, Math.max(...leaves.map((box) => box.right)));
  const bottom = Math.min(innerHeight, Math.max(...leaves.map((box) => box.bottom)));
  const left = Math.max(0, Math.min(...leaves.map((box) => box.left)));
  const top = Math.max(0, Math.min(...leaves.map((box) => box.top)));
  const across = Math.max(0, (innerWidth - (right - left)) / 2 - left);
  const down = Math.max(0, (innerHeight - (bottom - top)) / 2 - top);
  // A transform would also move fixed elements.
  story.style.position = "relative";
  story.style.left = `${Math.round(across)}px`;
  story.style.top = `${Math.round(down)}px`;
}

/** Runs in the page. @param {string} theme */
function wear(theme) {
  document.documentElement.dataset.theme = theme;
  return document.fonts.ready.then(() => undefined);
}
