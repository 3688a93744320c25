import { type FrameLocator, type Page, expect, test as base } from "@playwright/test";
import { complaintsOf } from "../house.ts";

/** Whoever reviews the library opens its Storybook, which says nothing in its console. */
const test = base.extend<{ complaints: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  baseURL: async ({}, provide) => {
    await provide(process.env["STORYBOOK_URL"] ?? "");
  },
  complaints: [
    async ({ page }, provide) => {
      // What Storybook's own frame says is not the library's.
      const complaints = complaintsOf(page, ({ url }) => !url.includes("/sb-manager/"));
      await provide(complaints);
      expect(complaints, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
});

const canvasOf = (page: Page): FrameLocator => page.frameLocator("#storybook-preview-iframe");

/** On a phone the list of pieces is behind the bar at the foot. */
async function find(page: Page, words: string, piece: string): Promise<void> {
  const list = page.getByRole("button", { name: "Open navigation menu" });
  if (await list.isVisible()) await list.click();
  await page.getByRole("searchbox", { name: "Search for components" }).fill(words);
  await page.getByRole("option", { name: piece }).first().click();
  const close = page.getByRole("button", { name: "Close menu" });
  if (await close.isVisible()) await close.click();
}

async function choose(page: Page, tool: RegExp, choice: string): Promise<void> {
  await page.getByRole("button", { name: tool }).click();
  await page.getByRole("option", { name: choice, exact: true }).click();
}

test("a piece is found by its name, and seen in both lights and in both languages", async ({
  page,
}) => {
  await page.goto("/");
  await find(page, "StoryCard", "StoryCard");
  const docs = canvasOf(page);
  await expect(docs.getByRole("heading", { level: 1, name: "StoryCard" })).toBeVisible();
  await expect(docs.getByRole("row", { name: /^outline/ })).toBeVisible();
  const card = docs.getByRole("article").first();
  await expect(card).toBeVisible();
  const paper = () => card.evaluate((node) => getComputedStyle(node).color);
  const byNight = await paper();
  await choose(page, /^theme/, "light");
  await expect.poll(paper).not.toBe(byNight);
  await choose(page, /^locale/, "हिन्दी");
  await expect(docs.getByRole("button", { name: /खेलें/ }).first()).toBeAttached();
});

test("the foundations say what the library is made of", async ({ page }) => {
  for (const [path, name] of [
    ["foundations-colour", "Colour"],
    ["foundations-motion", "Motion"],
    ["foundations-space", "Space"],
    ["foundations-type", "Type"],
    ["foundations-words", "Words"],
    ["primitives-icon", "Icon"],
  ] as const) {
    await page.goto(`/?path=/docs/${path}--docs`);
    await expect(canvasOf(page).getByRole("heading", { level: 1, name })).toBeVisible();
  }
});

test("one file says how a story is written", async ({ page }) => {
  await page.goto("/");
  const guide = canvasOf(page);
  await expect(guide.getByRole("heading", { name: "How to write a story" })).toBeVisible();
  await expect(guide.getByText("export const Busy = meta.story")).toBeVisible();
});

test("a piece is found and opened with the keyboard alone", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keyboard of its own");
  await page.goto("/");
  const search = page.getByRole("searchbox", { name: "Search for components" });
  // It comes before it listens to the keys.
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
