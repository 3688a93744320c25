import { expect, openHome, storyLinks, test } from "../house.ts";

test.use({ serviceWorkers: "allow" });

test("what was read can be read again without a line", async ({ page, context, complaints }) => {
  await openHome(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker stands between page and line from the next page on.
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const story = storyLinks(page).first();
  const address = (await story.getAttribute("href")) ?? "";
  await page.goto(address);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible();
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await context.setOffline(false);
  complaints.splice(0, complaints.length);
});

test("the app can be installed", async ({ page, baseURL }) => {
  await page.goto("/home");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(new URL(href ?? "", baseURL).href)).json();
  expect(manifest).toMatchObject({ name: "Katha", start_url: "/home", display: "standalone" });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, baseURL).href);
    expect([src, icon.status()]).toEqual([src, 200]);
  }
});
