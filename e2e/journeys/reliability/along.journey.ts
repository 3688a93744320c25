import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../servers/katha-process.ts";
import { TcpProxy } from "../../servers/tcp-proxy.ts";
import { KillableBrowser } from "../../support/killed-browser.ts";
import { aLongStory, registered } from "../../support/people.ts";
import { begin, choose, command, passages, take } from "../../support/playing.ts";
import { addressOf, allowErrors, expect, test, type Page } from "../../support/test.ts";

test.use({ serviceWorkers: "allow" });

const field = (page: Page) => page.getByRole("form", { name: "Commands" }).getByRole("textbox");

async function say(page: Page, line: string): Promise<void> {
  const before = await passages(page).count();
  await field(page).fill(line);
  await command(page, "Act").click();
  await expect.poll(() => passages(page).count()).toBeGreaterThan(before);
  await expect(command(page, "Undo")).toBeEnabled();
}

async function takeAlong(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take along" }).click();
  await page.getByRole("button", { name: "Take it along" }).click();
  await expect(page.getByText(/This story is along/)).toBeVisible();
  await page.keyboard.press("Escape");
}

const told = async (page: Page) =>
  (await passages(page).allTextContents()).map((text) => text.replaceAll(/\s+/g, " ").trim());

const killed =
  "four turns without a line, the browser killed, the line back: they settle once, as they were told";

test(killed, { tag: "@alone" }, async ({ page: online, baseURL }) => {
  const profile = await mkdtemp(path.join(tmpdir(), "katha-along-"));
  const proxy = new TcpProxy(await freePort(), Number(new URL(baseURL ?? "").port));
  await proxy.open();
  const { tokens, user } = await registered(online);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const story = await aLongStory(online);
  let browser = await KillableBrowser.start(profile);
  try {
    let page = await browser.page();
    await page.goto(proxy.through(addressOf(online, "/guide")));
    await page.evaluate(
      (kept) => {
        localStorage.setItem("tokens", JSON.stringify(kept.tokens));
        localStorage.setItem("token", kept.tokens.access_token);
        localStorage.setItem("user", JSON.stringify(kept.user));
      },
      { tokens, user },
    );
    await page.goto(proxy.through(addressOf(online, `/game/${story.id}`)));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
    await expect(passages(page).first()).toBeVisible();
    const address = page.url();
    const session = new URL(address).pathname.split("/").at(-1) ?? "";
    await takeAlong(page);
    const coins = await balance(online, headers);

    await proxy.close();
    await say(page, "I look around.");
    await say(page, "I say my name is Asha.");
    await choose(page);
    await take(page, "Immerse");
    await expect(page.getByText("4 things wait for the line.")).toBeVisible();
    const read = await told(page);
    // The service worker has the page itself.
    await page.reload();
    await expect.poll(() => told(page)).toEqual(read);
    await browser.kill();

    browser = await KillableBrowser.start(profile);
    page = await browser.page();
    await page.goto(address);
    await expect.poll(() => told(page)).toEqual(read);
    await expect(page.getByText("4 things wait for the line.")).toBeVisible();
    await page.getByRole("button", { name: "See what waits" }).click();
    await expect(page.getByRole("dialog").getByRole("list").getByRole("listitem")).toHaveCount(4);
    await page.keyboard.press("Escape");

    await proxy.open();
    await expect(
      page.getByText("4 parts that were told on this device have joined your play."),
    ).toBeVisible();
    expect(await told(page)).toEqual(read);
    const played = `/api/v1/game/sessions/${session}`;
    const { session_data: data } = await (await online.request.get(played, { headers })).json();
    expect(data.narrative_history).toHaveLength(5);
    await page.reload();
    await expect.poll(() => told(page)).toEqual(read);
    expect(await balance(online, headers)).toBeGreaterThanOrEqual(coins);
    // It goes on with the server, from just there.
    await say(page, "I look around again.");
    const after = await (await online.request.get(played, { headers })).json();
    expect(after.session_data.narrative_history).toHaveLength(6);
  } finally {
    await browser.kill();
    await proxy.close();
    await rm(profile, { recursive: true, force: true });
  }
});

async function balance(page: Page, headers: Record<string, string>): Promise<number> {
  const answer = await page.request.get("/api/v1/wallet/entries", { headers });
  return (await answer.json()).balance;
}

test("where the session went on elsewhere, what was told without a line is a play of its own", async ({
  page,
  context,
  consoleErrors,
}) => {
  const { player } = await begin(page);
  const session = page.url();
  await takeAlong(page);
  await context.setOffline(true);
  await say(page, "I look around.");
  await command(page, "Show").click();
  await expect(page.getByText(/The picture waits for the line/).first()).toBeVisible();
  await take(page, "Immerse");
  await expect(page.getByText("3 things wait for the line.")).toBeVisible();
  const read = await told(page);

  const elsewhere = await fetch(
    addressOf(page, `/api/v1/game/sessions/${session.split("/").at(-1) ?? ""}/action`),
    {
      method: "POST",
      headers: {
        authorization: `Bearer ${player.tokens.access_token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ action_type: "custom_action", user_action: "I wait and listen." }),
    },
  );
  expect(elsewhere.status).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText(/This story went on elsewhere meanwhile/)).toBeVisible();
  await page.getByRole("link", { name: "Go there" }).click();
  await expect.poll(() => page.url()).not.toBe(session);
  await expect.poll(() => told(page)).toEqual(read);
  // The picture that was asked for is of its own part.
  await expect(page.locator("[data-entry=image]")).toHaveCount(1);

  await page.getByRole("button", { name: "Take along" }).click();
  await page.getByRole("button", { name: /^Put away: / }).click();
  await expect(page.getByRole("button", { name: "Take it along" })).toBeVisible();
  allowErrors(consoleErrors, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
});
