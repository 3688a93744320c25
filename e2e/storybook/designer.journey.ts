import { serveStorybook } from "../../scripts/storybook/serve.mjs";
import { type FrameLocator, type Page, expect, test } from "./test.ts";

const canvasOf = (page: Page): FrameLocator => page.frameLocator("#storybook-preview-iframe");

/** On a phone the list of components is behind the bar at the bottom. */
async function find(page: Page, words: string, component: string): Promise<void> {
  const list = page.getByRole("button", { name: "Open navigation menu" });
  if (await list.isVisible()) await list.click();
  await page.getByRole("searchbox", { name: "Search for components" }).fill(words);
  await page.getByRole("option", { name: component }).first().click();
  const close = page.getByRole("button", { name: "Close menu" });
  if (await close.isVisible()) await close.click();
}

test(
  "a component is found by its name and seen in both themes and both languages",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    await find(page, "StoryCard", "StoryCard");
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

for (const [path, name] of [
  ["foundations-colour", "Colour"],
  ["foundations-motion", "Motion"],
  ["foundations-space", "Space"],
  ["foundations-type", "Type"],
  ["foundations-messages", "Messages"],
  ["primitives-icon", "Icon"],
] as const)
  test(`${name} has its page`, async ({ page }) => {
    await page.goto(`/?path=/docs/${path}--docs`);
    await expect(canvasOf(page).getByRole("heading", { level: 1, name })).toBeVisible();
  });

test("the first page says what this is and leads to every component by a picture", async ({
  page,
}) => {
  await page.goto("/");
  const welcome = canvasOf(page);
  await expect(welcome.getByRole("heading", { level: 1, name: "Katha" })).toBeVisible();
  await expect(welcome.getByText("npm install @katha/ui")).toBeVisible();
  await expect(welcome.getByRole("link", { name: "Button", exact: true })).toBeVisible();
  await welcome.getByRole("link", { name: "Dialog", exact: true }).click();
  await expect(welcome.getByRole("heading", { level: 1, name: "Dialog" })).toBeVisible();
});

test("every picture of the first page loads, in both themes, and below a path too", async ({
  page,
}) => {
  const served = await serveStorybook("storybook-static", "/library/");
  try {
    for (const theme of ["dark", "light"]) {
      await page.goto(`${served.url}?path=/docs/welcome--docs&globals=theme:${theme}`);
      const welcome = canvasOf(page);
      await expect(welcome.getByRole("link", { name: "Button", exact: true })).toBeVisible();
      const missing = await welcome
        .getByRole("article")
        .locator("img")
        .evaluateAll(whatDoesNotLoad);
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

test("a page explains how to write a story", async ({ page }) => {
  await page.goto("/?path=/docs/contributing-how-to-write-a-story--docs");
  const guide = canvasOf(page);
  await expect(guide.getByRole("heading", { name: "How to write a story" })).toBeVisible();
  await expect(guide.getByText("export const Busy = meta.story")).toBeVisible();
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
