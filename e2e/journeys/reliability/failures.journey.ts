import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import { openHome, storyLinks, goHomeInApp } from "../../support/pages.ts";
import { freePort } from "../../servers/katha-process.ts";
import { TcpProxy } from "../../servers/tcp-proxy.ts";

const nobody = "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11";

/** The browser itself reports it; that is what these journeys are about. */
const failedLoads = /^Failed to load resource/;

async function proxyTo(baseURL: string | undefined): Promise<TcpProxy> {
  const proxy = new TcpProxy(await freePort(), Number(new URL(baseURL ?? "").port));
  await proxy.open();
  return proxy;
}

async function withProxy(
  baseURL: string | undefined,
  journey: (relay: TcpProxy) => Promise<void>,
): Promise<void> {
  const proxy = await proxyTo(baseURL);
  try {
    await journey(proxy);
  } finally {
    await proxy.close();
  }
}

async function expectFailure(page: Page, words: string): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(words);
  await expect(alert.getByRole("heading", { level: 1 })).toBeVisible();
}

test("the server stops while a story opens: the page says so, and retrying works", async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "failure-story");
  await withProxy(baseURL, async (proxy) => {
    const { stories } = await (await page.request.get(`${baseURL}/api/v1/stories/`)).json();
    // Opened once, so that the page's own code is here and only its story is missing.
    await page.goto(`${proxy.url}/game/${stories[0].id}`);
    await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
    await proxy.close();
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/game/${stories[1].id}`);
    await expectFailure(page, "Katha cannot be reached");
    await screenshot("unreachable");

    await proxy.open();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: stories[1].title })).toBeVisible();
    allowErrors(consoleErrors, failedLoads);
  });
});

test("the lists of stories fail: home says why, and retrying works", async ({
  page,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "failure-lists");
  let pending = 0;
  const isOfLists = (request: { url: () => string }) => /\/api\/v1\/stories/.test(request.url());
  page.on("request", (request) => {
    if (isOfLists(request)) pending += 1;
  });
  page.on("requestfinished", (request) => {
    if (isOfLists(request)) pending -= 1;
  });
  await page.route(/\/api\/v1\/stories/, (route) =>
    route.fulfill({
      status: 503,
      json: { detail: "The shelves are being dusted.", code: "busy", request_id: "r-1" },
    }),
  );
  await goHomeInApp(page);
  await expectFailure(page, "The shelves are being dusted.");
  await screenshot("said");
  // The route's loader asks first; a page that mounts after it has failed asks once more.
  await expect.poll(() => pending).toBe(0);
  await expectFailure(page, "The shelves are being dusted.");
  await page.unroute(/\/api\/v1\/stories/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  allowErrors(consoleErrors, failedLoads);
});

test("one list of stories fails: the others stay", async ({ page, consoleErrors }) => {
  await page.route(/\/api\/v1\/stories\/trending/, (route) => route.abort());
  await goHomeInApp(page);
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Trending Now" })).toBeHidden();
  await expect(page.getByRole("alert")).toBeHidden();
  allowErrors(consoleErrors, failedLoads);
});

test("a pending answer shows the loading state", async ({ page }) => {
  const screenshot = screenshotsOf(page, "failure-awaited");
  await page.route(/\/api\/v1\/stories/, () => new Promise(() => {}));
  await goHomeInApp(page);
  await expect(page.getByRole("status").filter({ hasText: "Loading stories..." })).toBeVisible();
  await screenshot("loading");
});

test("an unknown story is not found, in words and in status", async ({ page, consoleErrors }) => {
  const screenshot = screenshotsOf(page, "failure-unwritten");
  for (const id of [nobody, "not-an-id"]) {
    const answer = await page.goto(`/game/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Game not found" })).toBeVisible();
    await expect(page).toHaveTitle("Game not found · Katha");
  }
  await screenshot("story");
  await page.getByRole("main").getByRole("link", { name: "To all stories" }).click();
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  allowErrors(consoleErrors, failedLoads);
});

test("an unknown address is not found, in words and in status", async ({ page, consoleErrors }) => {
  const screenshot = screenshotsOf(page, "failure-nowhere");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page was never written");
  await screenshot("page");
  allowErrors(consoleErrors, failedLoads);
});

test("going offline and online again: the page says so and stays readable", async ({
  page,
  context,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "failure-offline");
  await openHome(page);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await screenshot("lost");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  allowErrors(consoleErrors, failedLoads);
});

test("a page whose code is gone after a deploy reloads once", async ({ page, consoleErrors }) => {
  const screenshot = screenshotsOf(page, "failure-deploy");
  await openHome(page);
  let asked = 0;
  await page.route(/\/assets\/StoryPage-/, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  await storyLinks(page).first().click();
  await expectFailure(page, "Something stopped us");
  await screenshot("stopped");
  expect(asked).toBeGreaterThanOrEqual(2);
  await page.unroute(/\/assets\/StoryPage-/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  allowErrors(consoleErrors, failedLoads);
});
