import {
  type KathaProcess,
  serverStartsWithinMs,
  startKatha,
} from "../../servers/katha-process.ts";
import { isInstalled, proxies } from "../../servers/proxy.ts";
import { aLongStory, newPerson, registered } from "../../support/people.ts";
import { storyLinks } from "../../support/pages.ts";
import { beginStory, toldSoFar, waitForTurn } from "../../support/playing.ts";
import { type Page, allowErrors, expect, test as base } from "../../support/test.ts";

/** nginx passes the path on, and Caddy takes it away: each as the guide has it. */
for (const proxy of proxies) {
  const test = base.extend<{ strays: string[] }, { katha: KathaProcess }>({
    katha: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
      async ({}, provide) => {
        const katha = await startKatha({}, { behind: proxy });
        await provide(katha);
        await katha.stop();
      },
      { scope: "worker", timeout: serverStartsWithinMs },
    ],
    baseURL: async ({ katha }, provide) => provide(katha.url),
    strays: [
      async ({ page, katha }, provide) => {
        const strays: string[] = [];
        page.on("request", (request) => {
          const { origin, pathname } = new URL(request.url());
          if (origin === new URL(katha.url).origin && !pathname.startsWith("/katha/"))
            strays.push(request.url());
        });
        await provide(strays);
        expect(strays, "asked for outside of the path").toEqual([]);
      },
      { auto: true },
    ],
  });

  test.describe(`under /katha/ behind ${proxy}`, { tag: "@alone" }, () => {
    test.skip(!isInstalled(proxy), `${proxy} is not installed`);

    test("a visitor finds a story, signs in for it, and plays it", async ({ page }) => {
      await page.goto("/");
      await expect(page).toHaveURL(/\/katha\/$/);
      await page.goto("/home");
      const picture = page.locator("main img").first();
      await expect(picture).toHaveJSProperty("complete", true);
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(await width()).toBeGreaterThan(0);
      const link = storyLinks(page).first();
      await expect(link).toHaveAttribute("href", /^\/katha\/game\//);
      await link.click();
      await expect(page).toHaveURL(/\/katha\/game\/[0-9a-f-]{36}$/);
      await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();

      const { username, password } = await registered(page);
      await page.goto("/profile");
      await expect(page).toHaveURL(/\/katha\/login/);
      await page.getByLabel("Username or email").fill(username);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(/\/katha\/profile$/);
      const cookies = await page.context().cookies();
      for (const { name, path } of cookies) expect(path, name).toMatch(/^\/katha\//);
      expect(cookies.map(({ name }) => name)).toContain("katha_browser");

      await beginStory(page, (await aLongStory(page)).id);
      await expect(page).toHaveURL(/\/katha\/play\//);
      const before = await toldSoFar(page);
      const field = page.getByRole("form", { name: "Commands" }).getByRole("textbox");
      await field.fill("I look around");
      await field.press("Enter");
      await waitForTurn(page, before);
    });

    test("other software is told addresses below the path", async ({ page, katha }) => {
      for (const address of ["/feed.xml", "/sitemap.xml", "/robots.txt", "/llms.txt", "/opds"]) {
        const answer = await page.request.get(address);
        expect([address, answer.status()]).toEqual([address, 200]);
        const text = (await answer.text()).replaceAll("\\/", "/");
        const named = text.match(new RegExp(`${new URL(katha.url).origin}[^\\s"<]*`, "g")) ?? [];
        expect(named.length, address).toBeGreaterThan(0);
        for (const one of named) expect(one, address).toMatch(new RegExp(`^${katha.url}(/|$)`));
      }
      const { cover_image_url: cover } = (await (await page.request.get("/api/v1/stories/")).json())
        .stories[0];
      expect(cover).toMatch(/^\/katha\/media\//);
      expect((await page.request.get(cover)).status()).toBe(200);
      const { email } = newPerson();
      const asked = await page.request.post("/api/v1/auth/forgot-password", { data: { email } });
      expect(asked.ok()).toBe(true);
    });

    test.describe("without a connection", () => {
      test.use({ serviceWorkers: "allow" });

      test("what was read can be read again", async ({ page, context, consoleErrors }) => {
        await page.goto("/home");
        expect(await workerOf(page)).toMatch(/\/katha\/$/);
        await page.reload();
        const story = storyLinks(page).first();
        const title = await story.innerText();
        await page.goto((await story.getAttribute("href")) ?? "");
        await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await page.goto("/home");
        await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
        await context.setOffline(false);
        allowErrors(consoleErrors, /ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/);
      });
    });
  });
}

/** Where the service worker is in charge, once it is. */
const workerOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
