import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { begin, choose, command, lastWords, passages, take } from "../../support/playing.ts";

const tellings = (page: Page) => page.getByRole("group", { name: "Tellings of this part" });
const more = (page: Page) => page.getByRole("button", { name: "More about this part" });

async function untilTelling(page: Page, which: string): Promise<void> {
  await expect(tellings(page).getByRole("status")).toHaveText(which);
}

test("the last part that was retold can be read as it was before, and nothing that would be the same is retold", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "retelling");
  const { player } = await begin(page);
  const again = page.getByRole("button", { name: "Tell it again", exact: true });
  await choose(page);
  await expect(again).toHaveCount(0);
  await take(page, "Immerse");
  const first = await lastWords(page);
  const told = await passages(page).count();
  const balance = await coinsLeft(page);
  // No model tells here, and Katha's own teller would say the same.
  await expect(again).toHaveCount(0);

  await retellLast(page, player.tokens.access_token);
  await page.reload();
  await untilTelling(page, "2 of 2");
  await expect(passages(page)).toHaveCount(told);
  const second = await lastWords(page);
  await screenshot("told-again");
  expect(await coinsLeft(page)).toBe(balance);

  await page.getByRole("button", { name: "The telling before" }).press("Enter");
  await untilTelling(page, "1 of 2");
  expect(await lastWords(page)).toBe(first);
  await screenshot("told-before");
  await expect(page.getByText("Taken back", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "The next telling" }).click();
  await untilTelling(page, "2 of 2");
  expect(await lastWords(page)).toBe(second);
  // Switching versions costs nothing.
  await page.reload();
  await untilTelling(page, "2 of 2");
  expect(await coinsLeft(page)).toBe(balance);
  await page.getByRole("button", { name: "The telling before" }).click();
  await untilTelling(page, "1 of 2");
  await choose(page);
  await page.reload();
  await expect(passages(page)).toHaveCount(told + 1);
  await expect(page.getByText("Taken back", { exact: true })).toBeHidden();
});

/** Has the last part told again, as the button does where a model tells. */
async function retellLast(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const session = `/api/v1/game/sessions/${new URL(page.url()).pathname.split("/").at(-1)}`;
  const { session_data } = await (await page.request.get(session, { headers })).json();
  const last = session_data.narrative_history.at(-1).turn_id;
  const answer = await page.request.post(`${session}/turns/${last}/retry`, { headers, data: {} });
  expect(answer.status()).toBe(200);
}

async function coinsLeft(page: Page): Promise<number> {
  const text = await page.getByText(/\d+ coins left$/).innerText();
  return Number(/(\d+) coins left$/.exec(text)?.[1]);
}

test(
  "a new session can start at an earlier part, and the old one stays as it is",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "branch");
    await begin(page);
    const old = page.url();
    await choose(page);
    const part = await lastWords(page);
    await choose(page);
    const all = await passages(page).count();
    const costly = await page.getByText(/\d+ coins left$/).innerText();

    // The first button belongs to the opening, the second to the first part.
    await more(page).nth(1).press("Enter");
    await screenshot("more");
    await page.getByRole("button", { name: "Go on from here in a new session" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Go on from here in a new session?" });
    await expect(question).toContainText("The session you are in stays as it is.");
    await screenshot("question");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(old);

    await more(page).nth(1).click();
    await page.getByRole("button", { name: "Go on from here in a new session" }).click();
    await page.getByRole("button", { name: "Begin the new session" }).click();
    await expect(page).not.toHaveURL(old);
    await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
    await expect(passages(page)).toHaveCount(all - 1);
    expect(await lastWords(page)).toBe(part);
    const balance = /(\d+) coins left$/.exec(costly)?.[0] ?? "";
    await expect(page.getByText(balance)).toBeVisible();
    await screenshot("new-session");
    await choose(page);

    await page.getByRole("link", { name: "Open that one" }).click();
    await expect(page).toHaveURL(old);
    await expect(passages(page)).toHaveCount(all);
    await expect(command(page, "Continue")).toBeEnabled();
  },
);

test("the narrator's memory can be corrected, forgotten and restored", async ({ page }) => {
  const screenshot = screenshotsOf(page, "memory");
  await begin(page);
  const action = page.getByPlaceholder("Describe your custom action...");
  await action.fill("My name is Meenakshi.");
  const before = await passages(page).count();
  await action.press("Enter");
  await expect.poll(() => passages(page).count()).toBeGreaterThan(before);
  await expect(command(page, "Continue")).toBeEnabled();

  const opener = page.getByRole("button", { name: "What the narrator remembers" });
  await opener.press("Enter");
  const panel = page.getByRole("dialog", { name: "What the narrator remembers" });
  await expect(panel.getByRole("heading", { name: "Names" })).toBeVisible();
  await screenshot("remembered");
  const correct = panel.getByRole("button", { name: /^Correct: .*Meenakshi/ }).first();
  await correct.press("Enter");
  const field = panel.getByRole("textbox", { name: "As it should be remembered" });
  await expect(field).toBeFocused();
  await field.fill("You are called Minu, for short.");

  await panel.getByRole("button", { name: "Save" }).press("Enter");
  await expect(panel.getByText("The narrator will remember it so.")).toBeVisible();
  await expect(panel.getByText("You are called Minu, for short.")).toBeVisible();

  const forget = panel.getByRole("button", { name: "Forget: You are called Minu, for short." });
  await forget.press("Enter");
  const back = panel.getByRole("button", { name: "Bring it back" });
  await expect(back).toBeFocused();
  await screenshot("forgotten");
  await expect(forget).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(forget).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await page.reload();
  await opener.click();
  await expect(panel.getByText("You are called Minu, for short.")).toBeVisible();
});
