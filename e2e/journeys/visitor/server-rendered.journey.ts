import { type Page, addressOf, expect, test } from "../../support/test.ts";
import { openStories, storyLinks } from "../../support/pages.ts";
import { newPerson, signedIn } from "../../support/people.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the landing page leads home, and a story is opened, read and left",
    { tag: "@essential" },
    async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stories that listen");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "Begin Your Saga" }).click();
      await expect(page).toHaveTitle("Home · Katha");
      await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
      for (const { title } of await openStories(page))
        expect(await main.getByRole("link", { name: title }).count(), title).toBeGreaterThan(0);
      const picture = main.locator("img").first();
      const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);

      const link = storyLinks(page).first();
      const title = await link.innerText();
      await link.click();
      await expect(page).toHaveTitle(`${title} · Katha`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
      await page.getByRole("banner").getByRole("link").first().click();
      await expect(page).toHaveURL(/\/home$/);
    },
  );
});

test(
  "data in the HTML is not fetched again, and the page hydrates in place",
  { tag: "@essential" },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const address = request.url().split("?", 1)[0] ?? "";
      if (address.startsWith(addressOf(page, "/api/"))) asked.push(address);
    });
    const [story] = await openStories(page);
    for (const [address, region] of [
      ["/home", "Trending Now"],
      ["/stories?language=hi", /\d stories/],
      [`/game/${story.id}`, "Statistics"],
    ] as const) {
      await page.goto(address, { waitUntil: "commit" });
      const rendered = await page.getByRole("region", { name: region }).elementHandle();
      await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
      await page.waitForLoadState("networkidle");
      expect(await rendered?.evaluate((element) => element.isConnected)).toBe(true);
    }
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    await page.getByRole("main").getByRole("link", { name: "Begin Your Saga" }).click();
    await expect(page.getByRole("region", { name: "Trending Now" })).toBeVisible();
    expect(asked).toContain(addressOf(page, "/api/v1/stories/"));
  },
);

/** Holds files back until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    return route.continue();
  });
  return letGo;
}

const holdScripts = (page: Page) => hold(page, /\/assets\/(?:index|library|site)-.*\.js$/);

test(
  "what is pressed and chosen before hydration is shown as heard, and done after it",
  { tag: "@essential" },
  async ({ page }) => {
    const [story] = await openStories(page);
    const letGo = await holdScripts(page);
    await page.goto(`/game/${story.id}`, { waitUntil: "commit" });
    const morning = page.getByRole("radio", { name: "Morning" }).first();
    // The page moves as its typefaces arrive, and a click may go beside.
    await expect(async () => {
      await morning.click({ force: true });
      await expect(morning).toBeChecked({ timeout: 1_000 });
    }).toPass();
    const play = page.getByRole("main").getByRole("button", { name: "PLAY" });
    await play.click();
    await expect(play).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.keyboard.press("Escape");
    await expect(play).not.toHaveAttribute("aria-busy");
  },
);

test("a dropdown that was pressed before hydration opens under its button", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/guide", { waitUntil: "commit" });
  const treasury = page.getByRole("banner").getByRole("button", { name: "Treasury" });
  await treasury.click();
  letGo();
  const list = page.getByRole("banner").getByRole("list").filter({ hasText: "Compose" }).last();
  await expect(list).toBeVisible();
  // The bar moves as its typefaces arrive, and the list with it.
  await expect
    .poll(async () => {
      const [above, below] = [await treasury.boundingBox(), await list.boundingBox()];
      return Math.abs((below?.x ?? 0) - (above?.x ?? Infinity));
    })
    .toBeLessThan(1);
});

test(
  "the menu that was pressed before hydration opens",
  { tag: "@phone-only" },
  async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/guide", { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    letGo();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Login" })).toBeVisible();
  },
);

test("Enter in the search before hydration leads to what is found", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/guide", { waitUntil: "commit" });
  const field = page.getByRole("banner").getByLabel("Search stories");
  await field.pressSequentially("keeper of straws");
  await field.press("Enter");
  letGo();
  await expect(page).toHaveURL(/\/stories\?q=keeper/);
  const found = page.getByRole("main").getByRole("link", { name: "The Keeper of Straws" });
  await expect(found.first()).toBeVisible();
});

test("a form filled in and sent before hydration is sent after it", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/premium-waitlist", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "Join the waitlist" });
  await form.getByRole("textbox", { name: "Name" }).pressSequentially("Meera");
  await form.getByRole("textbox", { name: "Email" }).pressSequentially(newPerson().email);
  // By key: the page moves as its typefaces arrive, and a click may go beside.
  await form.getByRole("checkbox").press("Space");
  await form.getByRole("button", { name: "Join the Waitlist" }).click();
  letGo();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toBeVisible();
});

test("a signed-in reader sees their own data on a server-rendered page", async ({ page }) => {
  const { tokens } = await signedIn(page);
  const [story] = await openStories(page);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const liked = await page.request.post(`/api/v1/stories/${story.id}/like`, { headers });
  expect(liked.ok()).toBe(true);
  await page.goto(`/game/${story.id}`);
  await expect(page.getByRole("button", { name: "Take back the like" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
});
