import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import {
  begin,
  command,
  lastWords,
  passages,
  toldSoFar,
  waitForTurn,
} from "../../support/playing.ts";

/** The browser's own console errors for failed requests, which these journeys cause. */
const failedLoads = /^Failed to load resource|net::ERR/;
const turns = /\/api\/v1\/game\/sessions\/[^/]+\/action$/;

const lost = (page: Page) =>
  page.getByText("The connection was lost. Trying again, nothing is paid twice.");
const unanswered = (page: Page) =>
  page.getByText("Still waiting for the server. Nothing is paid twice.");
const field = (page: Page) => page.getByRole("form", { name: "Commands" }).getByRole("textbox");
const unansweredAfterMs = 5_000;
const longestRetryMs = 15_000;
const typed = "I hold the lamp over the water.";

/** Types a line and sends it. */
async function act(page: Page): Promise<void> {
  await field(page).fill(typed);
  await command(page, "Act").click();
}

type Player = Awaited<ReturnType<typeof begin>>["player"];

/** How many turns of this session were charged or told, according to the server. */
async function turnsTaken(page: Page, player: Player): Promise<number> {
  const session = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`/api/v1/game/sessions/${session}`, {
    headers: { authorization: `Bearer ${player.tokens.access_token}` },
  });
  return (await answer.json()).session_data.narrative_history.length;
}

/** Starts a session, and returns a check that it has taken exactly one more turn. */
async function beginCounted(page: Page) {
  const { player } = await begin(page);
  const shown = await toldSoFar(page);
  const taken = await turnsTaken(page, player);
  return {
    turnTold: () => waitForTurn(page, shown),
    expectOneTurn: async () => expect(await turnsTaken(page, player)).toBe(taken + 1),
  };
}

test(
  "going offline during a turn: the page says so, keeps the words, and goes on",
  { tag: "@essential" },
  async ({ page, context, consoleErrors }) => {
    const screenshot = screenshotsOf(page, "turn-offline");
    await page.clock.install();
    const { turnTold, expectOneTurn } = await beginCounted(page);
    await context.setOffline(true);
    await act(page);
    await expect(lost(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
    await expect(field(page)).toHaveValue(typed);
    await screenshot("lost");

    // Pressed while there is no connection: once it is back the page may have tried by itself, and the button is gone.
    await page.getByRole("button", { name: "Try now" }).click();
    await expect(lost(page)).toBeVisible();
    await expect(field(page)).toHaveValue(typed);

    await context.setOffline(false);
    await page.clock.fastForward(longestRetryMs);
    await turnTold();
    await expect(lost(page)).toBeHidden();
    await expect(field(page)).toHaveValue("");
    await expectOneTurn();
    allowErrors(consoleErrors, failedLoads);
  },
);

test("the network swallows a request: the page says so, and sends it again on request", async ({
  page,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "turn-swallowed");
  await page.clock.install();
  const { turnTold, expectOneTurn } = await beginCounted(page);
  const keys: (string | undefined)[] = [];
  await page.route(turns, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    // The first request is never answered, as if packets were dropped.
    return keys.length === 1 ? undefined : route.continue();
  });
  await act(page);
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.fastForward(unansweredAfterMs);
  await expect(unanswered(page)).toBeVisible();
  await expect(field(page)).toHaveValue(typed);
  await screenshot("unanswered");

  await page.getByRole("button", { name: "Try now" }).click();
  await turnTold();
  await expect(unanswered(page)).toBeHidden();
  await expect(field(page)).toHaveValue("");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectOneTurn();
  allowErrors(consoleErrors, failedLoads);
});

test("a stream that is cut off continues where it stopped, without repeating a word", async ({
  page,
  consoleErrors,
}) => {
  const { turnTold, expectOneTurn } = await beginCounted(page);
  let cuts = 0;
  await page.route(turns, async (route) => {
    const answer = await route.fetch();
    const events = (await answer.text()).split("\n\n");
    cuts += 1;
    // The turn's id and its first words; the rest never arrives.
    const body = `${events.slice(0, 3).join("\n\n")}\n\n`;
    await route.fulfill({ response: answer, body });
  });
  const resumed = page.waitForRequest(/\/turns\/[^/]+\/events$/);
  await command(page, "Continue").click();
  expect((await resumed).headers()["last-event-id"]).toMatch(/^\d+$/);
  await turnTold();
  expect(cuts).toBe(1);
  await expectOneTurn();

  const told = await lastWords(page);
  const text = await passages(page).last().textContent();
  await page.unrouteAll();
  await page.reload();
  expect(await lastWords(page)).toBe(told);
  expect(await passages(page).last().textContent()).toBe(text);
  allowErrors(consoleErrors, failedLoads);
});
