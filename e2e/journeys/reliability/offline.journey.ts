import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, addressOf, allowErrors, expect, test } from "../../support/test.ts";
import { openHome, storyLinks } from "../../support/pages.ts";
import { begin, passages, take } from "../../support/playing.ts";

test.use({ serviceWorkers: "allow" });

test("what was read on a first visit opens offline, by its address and by links", async ({
  page,
  context,
  consoleErrors,
}) => {
  await openHome(page);
  const story = storyLinks(page).first();
  const title = await story.innerText();
  const address = (await story.getAttribute("href")) ?? "";
  await story.click();
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  const answers = [
    "/api/v1/stories/featured/",
    "/api/v1/stories/trending/",
    `/api/v1/stories/${address.split("/").at(-1)}`,
  ].map((path) => addressOf(page, path));
  await expect.poll(() => copied(page, answers)).toEqual(answers);

  await context.setOffline(true);
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await storyLinks(page).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await context.setOffline(false);
  allowErrors(consoleErrors, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
});

test("a session can be read offline as it is, and goes on when the network is back", async ({
  page,
  context,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "offline-play");
  const { player } = await begin(page);
  await expect.poll(() => controller(page)).toMatch(/sw\.js$/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const session = addressOf(page, `/api/v1/game/sessions/${id}`);
  // The copy is from before the turns.
  await page.reload();
  await expect(passages(page).first()).toBeVisible();
  await take(page, "Immerse");
  await take(page, "Immerse");
  await expect.poll(() => copiedParts(page, session)).toBe(3);
  const shown = await passages(page).allTextContents();
  expect(shown).toHaveLength(3);

  await context.setOffline(true);
  const notice = page.getByText(/You are offline|Katha cannot be reached/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(passages(page)).toHaveText(shown);
  await expect(notice).toBeVisible();
  await screenshot("reloaded");

  const headers = {
    authorization: `Bearer ${player.tokens.access_token}`,
    "idempotency-key": crypto.randomUUID(),
  };
  const elsewhere = await fetch(`${session}/action`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ action_type: "immerse" }),
  });
  expect(elsewhere.status).toBe(200);
  await context.setOffline(false);
  await expect(passages(page)).toHaveCount(4);
  await expect(notice).toBeHidden();
  allowErrors(consoleErrors, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
});

/** How many parts of a session are in the service worker's copy. */
const copiedParts = (page: Page, session: string) =>
  page.evaluate(async (address) => {
    const copy = await caches.match(address, { ignoreVary: true });
    return (await copy?.json())?.session_data.narrative_history.length;
  }, session);

/** Those of these addresses that the service worker has a copy of. */
const copied = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const copies = await Promise.all(
      all.map((address) => caches.match(address, { ignoreVary: true, ignoreSearch: true })),
    );
    return all.filter((_, at) => copies[at] !== undefined);
  }, addresses);

test("the app can be installed", async ({ page, baseURL }) => {
  await page.goto("/home");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const address = new URL(href ?? "", baseURL);
  const manifest = await (await page.request.get(address.href)).json();
  expect(manifest).toMatchObject({ name: "Katha", display: "standalone" });
  expect(new URL(manifest.start_url, address).href).toBe(addressOf(page, "/home"));
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address).href);
    expect([src, icon.status()]).toEqual([src, 200]);
  }
});

test("a new version waits while somebody plays, and is loaded when they choose", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "newer");
  await begin(page);
  await expect.poll(() => controller(page)).toMatch(/sw\.js$/);
  // To the browser, a script with another address is a newer version.
  const newer = addressOf(page, "/sw.js?newer");
  await page.evaluate((script) => navigator.serviceWorker.register(script), newer);
  await expect.poll(() => waiting(page)).toMatch(/newer$/);
  const note = page.getByRole("status").filter({ hasText: "A newer Katha is here." });
  await expect(page.getByRole("form", { name: "Commands" })).toBeVisible();
  await expect(note).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/game\//);
  await expect(note).toBeVisible();
  await screenshot("offered");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByRole("button", { name: "Bring it in" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => controller(page)).toMatch(/newer$/);
  expect(loads).toBe(1);
});

const controller = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");

const waiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.scriptURL ?? "";
  });
