import { aLongStory } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { openHome, storyLinks } from "../../support/pages.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

test(
  "a visitor enters by the landing page and finds stories at home",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "visitor");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stories that listen");
    await screenshot("landing");
    await page.getByRole("main").getByRole("link", { name: "Begin Your Saga" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page).toHaveTitle("Home · Katha");
    await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Trending Now" })).toBeVisible();
    await screenshot("home");

    const { stories } = await (await page.request.get("/api/v1/stories/")).json();
    expect(stories.length).toBeGreaterThanOrEqual(3);
    for (const { title, category } of stories) {
      const row = page.getByRole("region", { name: category.display_name });
      await expect(row.getByRole("link", { name: title }).first()).toBeAttached();
    }
  },
);

test("every picture at home loads", async ({ page }) => {
  // A picture that fails is replaced by a pattern, so failures are recorded from responses.
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "image" && !response.ok())
      refused.push(response.url());
  });
  await openHome(page);
  const pictures = page.getByRole("main").locator("img");
  expect(await pictures.count()).toBeGreaterThan(3);
  // Pictures further down, and in rows that have not loaded yet, load when the reader gets close: here all are loaded at
  // once.
  const missing = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => {
      for (const picture of all) picture.loading = "eager";
      return all.filter((img) => !img.complete || img.naturalWidth === 0).map(({ src }) => src);
    });
  await expect.poll(missing).toEqual([]);
  expect(refused).toEqual([]);
});

test(
  "a visitor opens a story, reads about it, and comes back to the same place",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "visitor-story");
    await openHome(page);
    // Lines may wrap differently when the fonts of other scripts arrive.
    await page.waitForLoadState("networkidle");
    const link = storyLinks(page).last();
    await link.scrollIntoViewIfNeeded();
    // Not innerText, which is empty until the row has been laid out.
    const title = (await link.textContent()) ?? "";
    expect(await scrollTop(page)).toBeGreaterThan(100);
    await screenshot("last-row");
    // Rows near the window are still being laid out, so this notes where the link is when it is pressed.
    const pressedAt = link.evaluate(
      (one) =>
        new Promise<number>((resolve) => {
          const note = () => resolve(one.getBoundingClientRect().top);
          one.addEventListener("click", note, { once: true, capture: true });
        }),
    );
    await link.click();
    const before = await pressedAt;

    await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}$/);
    const heading = page.getByRole("heading", { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Katha`);
    expect(await scrollTop(page)).toBe(0);
    for (const name of ["Available Commands", "Statistics"]) {
      await expect(page.getByRole("region", { name })).toBeVisible();
    }
    await expect(page.getByText("Starting XP")).toBeVisible();
    await screenshot("story");
    await page.getByRole("region", { name: "Statistics" }).scrollIntoViewIfNeeded();
    await screenshot("statistics");

    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(storyLinks(page).last()).toBeFocused();
    // Rows above may shift by a few pixels; a line of text is 24 px high.
    const moved = async () => {
      const after = await storyLinks(page).last().boundingBox();
      return Math.abs((after?.y ?? Number.NaN) - before);
    };
    await expect.poll(moved).toBeLessThan(4);
  },
);

test("no link on the pages is dead", async ({ page }) => {
  await openHome(page);
  const seen = new Set(await linksOf(page));
  await storyLinks(page).first().click();
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  for (const href of await linksOf(page)) seen.add(href);
  expect(seen.size).toBeGreaterThan(3);
  const dead: string[] = [];
  for (const href of seen) if ((await page.request.get(href)).status() !== 200) dead.push(href);
  expect(dead).toEqual([]);
});

async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const origin = new URL(page.url()).origin;
  return hrefs.filter((href) => href.startsWith(origin)).map((href) => href.replace(/#.*/, ""));
}

test("a few letters find a story", { tag: "@essential" }, async ({ page }) => {
  const screenshot = screenshotsOf(page, "visitor-search");
  await openHome(page);
  const story = await aLongStory(page);
  const box = page.getByRole("banner").getByLabel("Search stories");
  await box.click();
  await page.keyboard.type(story.title.slice(0, 12), { delay: 20 });
  const found = page.getByRole("option", { name: new RegExp(story.title) });
  await expect(found).toBeVisible();
  await screenshot("found");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: story.title })).toBeVisible();
});

test("the overlay appears once in a visit, and a key ends it", async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("katha-overlay-wanted")) return;
    sessionStorage.setItem("katha-overlay-wanted", "yes");
    sessionStorage.removeItem("katha-overlay-seen");
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto("/home", { waitUntil: "commit" });
  // Its text changes while it is shown, and it is hidden from assistive technology, so a CSS selector finds it.
  const words = page.locator("[data-greeting-only] p").first();
  await expect(words).toBeVisible();
  // Its three seconds begin when the page is hydrated, and are never over here.
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await page.locator("html[data-hydrated]").count()).toBe(1);
  }).toPass();
  await expect(words).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(words).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await expect(words).toBeHidden();
});
