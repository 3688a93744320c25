import { serveStorybook } from "../../scripts/storybook/serve.mjs";
import { type FrameLocator, type Page, docsAlone, expect, expectTheme, test } from "./test.ts";

const canvasOf = (page: Page): FrameLocator => page.frameLocator("#storybook-preview-iframe");

test(
  "on a phone a component is found by its name and seen in both themes and both languages",
  { tag: "@phone-only" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open navigation menu" }).click();
    await page.getByRole("searchbox", { name: "Search for components" }).fill("StoryCard");
    await page.getByRole("option", { name: "StoryCard" }).first().click();
    const close = page.getByRole("button", { name: "Close menu" });
    if (await close.isVisible()) await close.click();
    const docs = canvasOf(page);
    await expect(docs.getByRole("heading", { level: 1, name: "StoryCard" })).toBeVisible();
    await expect(docs.getByRole("row", { name: /^outline/ })).toBeVisible();
    const card = docs.getByRole("article").first();
    await expect(card).toBeVisible();
    // Storybook may reload the page after a click; until then there is no colour.
    const colour = () =>
      card.evaluate((node) => getComputedStyle(node).color).catch(() => "loading");
    await expect.poll(colour).not.toBe("loading");
    const inDark = await colour();
    await page.getByRole("switch", { name: "Theme: Light" }).click();
    await expect.poll(async () => ["loading", inDark].includes(await colour())).toBe(false);
    await page.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("option", { name: "Hindi" }).click();
    await expect(docs.getByRole("button", { name: /खेलें/ }).first()).toBeAttached();
  },
);

test("each page of the foundations and that of the icons has its heading", async ({ page }) => {
  for (const [path, name] of [
    ["foundations-motion", "Motion"],
    ["foundations-space", "Space"],
    ["foundations-type", "Type"],
    ["foundations-messages", "Messages"],
    ["primitives-icon", "Icon"],
  ] as const) {
    await page.goto(docsAlone(path));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
});

test("the first page says what this is, and every picture on it loads, in both themes and below a path", async ({
  page,
}) => {
  const served = await serveStorybook("storybook-static", "/library/");
  try {
    for (const theme of ["dark", "light"] as const) {
      await page.goto(served.url + docsAlone("welcome", theme).slice(1));
      await expect(page.getByRole("heading", { level: 1, name: "Katha" })).toBeVisible();
      await expect(page.getByText("npm install @katha/ui")).toBeVisible();
      await expect(page.getByRole("link", { name: "Button", exact: true })).toBeVisible();
      const missing = await page.getByRole("article").locator("img").evaluateAll(whatDoesNotLoad);
      expect(missing, "npm run storybook:pictures takes them").toEqual([]);
    }
  } finally {
    await served.close();
  }
});

/** Runs in the page. */
async function whatDoesNotLoad(images: Element[]): Promise<string[]> {
  const answers = images.map(async (image) => {
    if (!(image instanceof HTMLImageElement)) return [];
    image.loading = "eager";
    try {
      await image.decode();
      return [];
    } catch {
      return [image.src];
    }
  });
  return (await Promise.all(answers)).flat();
}

test("a page explains how to write a story, in the theme of the toolbar", async ({ page }) => {
  for (const theme of ["dark", "light"] as const) {
    await page.goto(docsAlone("contributing-how-to-write-a-story", theme));
    const heading = page.getByRole("heading", { level: 1, name: "How to write a story" });
    await expect(heading).toBeVisible();
    await expect(page.getByText("export const Busy = meta.story")).toBeVisible();
    await expectTheme(heading, theme);
  }
});

test("a component is found and opened with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("searchbox", { name: "Search for components" });
  // It is visible before it listens to keys.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("IconButton");
  await expect(page.getByRole("option").first()).toHaveAccessibleName(/ IconButton$/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(canvasOf(page).getByRole("heading", { level: 1, name: "IconButton" })).toBeVisible();
});
