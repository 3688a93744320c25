import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, addressOf, allowErrors, expect, test } from "../../support/test.ts";
import { openHome, openStories, openWithin, storyLinks } from "../../support/pages.ts";
import { freePort } from "../../servers/katha-process.ts";
import { TcpProxy } from "../../servers/tcp-proxy.ts";

/** The browser's own console errors for failed requests, which these journeys cause. */
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
    const [first, second] = await openStories(page, baseURL);
    // Opened once, so that the page's code is loaded and only its story is missing.
    await page.goto(proxy.through(addressOf(page, `/game/${first.id}`)));
    await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
    await proxy.close();
    await openWithin(page, proxy.through(addressOf(page, `/game/${second.id}`)));
    await expectFailure(page, "Katha cannot be reached");
    await screenshot("unreachable");

    await proxy.open();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: second.title })).toBeVisible();
    allowErrors(consoleErrors, failedLoads);
  });
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

test(
  "the API fails while home and a story open: each page says so, and retrying works",
  { tag: "@essential" },
  async ({ page, baseURL, consoleErrors }) => {
    const [story] = await openStories(page, baseURL);
    await page.goto("/guide");
    const fails = (answers: (path: string) => boolean) =>
      page.route(/\/api\/v1\/stories\//, (route) =>
        answers(new URL(route.request().url()).pathname)
          ? route.continue()
          : route.fulfill({
              status: 503,
              contentType: "application/problem+json",
              body: JSON.stringify({ detail: whyOf(route.request().url()), code: "resting" }),
            }),
      );
    const whyOf = (url: string) =>
      url.includes(story.id) ? "It is being bound." : "We are dusting.";
    const goTo = (path: string) => openWithin(page, addressOf(page, path));

    await fails(() => false);
    await goTo("/home");
    await expectFailure(page, "We are dusting.");
    // First only the story works again, then the lists.
    await goTo(`/game/${story.id}`);
    await expectFailure(page, "It is being bound.");
    await page.unrouteAll();
    await fails((path) => path.endsWith(story.id));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: story.title })).toBeVisible();

    await goTo("/home");
    await expectFailure(page, "We are dusting.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
    allowErrors(consoleErrors, failedLoads);
  },
);
