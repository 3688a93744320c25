import { type Page, addressOf, allowErrors, expect, test } from "../../support/test.ts";
import { openHome, openStories, openWithin } from "../../support/pages.ts";
import { registered, signedIn } from "../../support/people.ts";

const profile = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Profile" });
const login = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Login" });

test("fifty calls in three tabs find the token expired: no tab refreshes it twice, and all stay signed in", async ({
  page,
  context,
  consoleErrors,
}) => {
  const { tokens } = await signedIn(page);
  const stories = await openStories(page);
  const addresses = stories.slice(0, 16).map(({ id }) => `/game/${id}`);
  const tabs = [page, await context.newPage(), await context.newPage()];
  // Loads the pages' code beforehand, so that later only the calls take time.
  for (const tab of tabs) {
    await openHome(tab);
    await tab.goto(addresses[0] ?? "");
    await expect(tab.getByRole("region", { name: "Statistics" })).toBeVisible();
  }

  // Only the expired token is simulated; everything else is real.
  const many = 50;
  let refreshes = 0;
  let refused = 0;
  const { promise: allAsked, resolve: letGo } = Promise.withResolvers<void>();
  context.on("request", (request) => {
    if (request.url().endsWith("/auth/refresh")) refreshes += 1;
  });
  await context.route(/\/api\/v1\/stories\//, async (route) => {
    const held = route.request().headers()["authorization"] === `Bearer ${tokens.access_token}`;
    if (!held) return route.continue();
    refused += 1;
    if (refused === many) letGo();
    await allAsked;
    return route.fulfill({ status: 401, json: { detail: "expired", code: "unauthorized" } });
  });
  for (const tab of tabs) await askForAll(tab, [...addresses.slice(1), "/home"]);
  for (const tab of tabs) {
    await expect(tab.getByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(profile(tab)).toBeVisible();
  }
  expect(refused).toBeGreaterThanOrEqual(many);
  expect(refreshes).toBeGreaterThan(0);
  expect(refreshes).toBeLessThanOrEqual(tabs.length);
  allowErrors(consoleErrors, /401/);
});

/** Opens pages faster than their calls are answered, so that each leaves its call pending. */
async function askForAll(tab: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await openWithin(tab, addressOf(tab, address));
}

test(
  "the tab that refreshes the token is killed: the next one refreshes it",
  { tag: "@alone" },
  async ({ page, context, consoleErrors }) => {
    const { tokens } = await signedIn(page);
    await openHome(page);
    const doomed = await context.newPage();
    await openHome(doomed);
    // The welcome asks for the coins when the page is idle: neither tab may find its token expired by that.
    for (const tab of [page, doomed])
      await expect(tab.getByRole("region", { name: /^Welcome, / })).toContainText("coins");
    await context.route(/\/api\/v1\/(progress|wallet)/, (route) => {
      const held = route.request().headers()["authorization"] === `Bearer ${tokens.access_token}`;
      return held
        ? route.fulfill({ status: 401, json: { detail: "expired", code: "unauthorized" } })
        : route.continue();
    });
    // The first tab's refresh never ends, and all other tabs wait for it.
    const renewing = Promise.withResolvers<void>();
    await doomed.route(/\/auth\/refresh$/, () => renewing.resolve());
    let renewed = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/auth/refresh")) renewed += 1;
    });
    await profile(doomed).click();
    await renewing.promise;
    const refused = page.waitForResponse(
      (answer) => answer.status() === 401 && /progress|wallet/.test(answer.url()),
    );
    await profile(page).click();
    await refused;
    expect(renewed).toBe(0);

    const crashed = doomed.waitForEvent("crash");
    const devtools = await context.newCDPSession(doomed);
    void devtools.send("Page.crash").catch(() => {});
    await crashed;
    await expect(page.getByRole("table").first()).toBeVisible();
    expect(renewed).toBe(1);
    await expect(profile(page)).toBeVisible();
    allowErrors(consoleErrors, /401/);
  },
);

test("signing out in one tab signs out the others, and signing in as somebody else clears them", async ({
  page,
  context,
  consoleErrors,
}) => {
  await signedIn(page);
  await openHome(page);
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your Progress");

  await page.goto("/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(login(other)).toBeVisible();

  const second = await registered(page);
  await other.getByLabel("Username or email").fill(second.username);
  await other.getByLabel("Password", { exact: true }).fill(second.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(profile(other)).toBeVisible();
  await expect(profile(page)).toBeVisible();
  await profile(page).click();
  await expect(page.getByText(second.username).first()).toBeVisible();
  // From requests that were pending when the sign-in ended.
  allowErrors(consoleErrors, /401/);
});
