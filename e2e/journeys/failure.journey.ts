import { filmOf } from "../film.ts";
import { type Page, expect, openHome, storyLinks, test, walkHome, forgive } from "../house.ts";
import { freePort } from "../katha-process.ts";
import { Relay } from "../relay.ts";

const nobody = "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11";

/** The browser itself reports it; that is what these journeys are about. */
const failedLoads = /^Failed to load resource/;

async function lineTo(baseURL: string | undefined): Promise<Relay> {
  const relay = new Relay(await freePort(), Number(new URL(baseURL ?? "").port));
  await relay.mend();
  return relay;
}

async function withLine(
  baseURL: string | undefined,
  journey: (relay: Relay) => Promise<void>,
): Promise<void> {
  const relay = await lineTo(baseURL);
  try {
    await journey(relay);
  } finally {
    await relay.cut();
  }
}

async function expectFailure(page: Page, words: string): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(words);
  await expect(alert.getByRole("heading", { level: 1 })).toBeVisible();
}

test("the server stops while a story is opened: it says so, and another try works", async ({
  page,
  baseURL,
  complaints,
}) => {
  const film = filmOf(page, "failure-story");
  await withLine(baseURL, async (relay) => {
    const { stories } = await (await page.request.get(`${baseURL}/api/v1/stories/`)).json();
    // Opened once, so that the page's own code is here and only its story is missing.
    await page.goto(`${relay.url}/game/${stories[0].id}`);
    await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
    await relay.cut();
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/game/${stories[1].id}`);
    await expectFailure(page, "Katha cannot be reached");
    await film("unreachable");

    await relay.mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: stories[1].title })).toBeVisible();
    forgive(complaints, failedLoads);
  });
});

test("the shelves cannot be had: home says why, and another try brings them", async ({
  page,
  complaints,
}) => {
  const film = filmOf(page, "failure-shelves");
  await page.route(/\/api\/v1\/stories/, (route) =>
    route.fulfill({
      status: 503,
      json: { detail: "The shelves are being dusted.", code: "busy", request_id: "r-1" },
    }),
  );
  await walkHome(page);
  await expectFailure(page, "The shelves are being dusted.");
  await film("said");
  await page.unroute(/\/api\/v1\/stories/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  forgive(complaints, failedLoads);
});

test("one shelf cannot be had: the others stay", async ({ page, complaints }) => {
  await page.route(/\/api\/v1\/stories\/trending/, (route) => route.abort());
  await walkHome(page);
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Trending Now" })).toBeHidden();
  await expect(page.getByRole("alert")).toBeHidden();
  forgive(complaints, failedLoads);
});

test("an answer that never comes shows that it is awaited", async ({ page }) => {
  const film = filmOf(page, "failure-awaited");
  await page.route(/\/api\/v1\/stories/, () => new Promise(() => {}));
  await walkHome(page);
  await expect(page.getByRole("status").filter({ hasText: "Loading stories..." })).toBeVisible();
  await film("loading");
});

test("a story that nobody wrote is not found, in words and in status", async ({
  page,
  complaints,
}) => {
  const film = filmOf(page, "failure-unwritten");
  for (const id of [nobody, "not-an-id"]) {
    const answer = await page.goto(`/game/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Game not found" })).toBeVisible();
    await expect(page).toHaveTitle("Game not found · Katha");
  }
  await film("story");
  await page.getByRole("main").getByRole("link", { name: "To all stories" }).click();
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  forgive(complaints, failedLoads);
});

test("an address that was never written is not found, in words and in status", async ({
  page,
  complaints,
}) => {
  const film = filmOf(page, "failure-nowhere");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page was never written");
  await film("page");
  forgive(complaints, failedLoads);
});

test("the line is lost and found again: the page says so and stays readable", async ({
  page,
  context,
  complaints,
}) => {
  const film = filmOf(page, "failure-line");
  await openHome(page);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await film("lost");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  forgive(complaints, failedLoads);
});

test("a page whose code is gone after a deploy is loaded anew, once", async ({
  page,
  complaints,
}) => {
  const film = filmOf(page, "failure-deploy");
  await openHome(page);
  let asked = 0;
  await page.route(/\/assets\/StoryPage-/, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  await storyLinks(page).first().click();
  await expectFailure(page, "Something stopped us");
  await film("stopped");
  expect(asked).toBeGreaterThanOrEqual(2);
  await page.unroute(/\/assets\/StoryPage-/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  forgive(complaints, failedLoads);
});
