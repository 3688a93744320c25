import { type Page, expect, test } from "../../support/test.ts";
import { goByBar, storyLinks } from "../../support/pages.ts";
import { signedIn } from "../../support/people.ts";

interface Seen {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
}

async function theStories(page: Page): Promise<Seen[]> {
  return (await (await page.request.get("/api/v1/stories/")).json()).stories;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  const asItCame = { waitUntil: "load" } as const;

  test("home can be read, and a story opened, read and left", async ({ page }) => {
    const stories = await theStories(page);
    await page.goto("/home", asItCame);
    await expect(page).toHaveTitle("Home · Katha");
    await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
    for (const { title } of stories) {
      await expect(
        page.getByRole("main").getByRole("link", { name: title }).first(),
      ).toBeAttached();
    }
    const picture = page.getByRole("main").locator("img").first();
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
  });

  test("the landing page can be read, and leads to home", async ({ page }) => {
    await page.goto("/", asItCame);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stories that listen");
    await page.getByRole("main").getByRole("link", { name: "Begin Your Saga" }).click();
    await expect(page.getByRole("region", { name: "Trending Now" })).toBeVisible();
  });

  test.describe("in a browser that speaks Hindi", () => {
    test.use({ locale: "hi-IN" });

    test("home is in Hindi", async ({ page }) => {
      await page.goto("/home", asItCame);
      await expect(page.locator("html")).toHaveAttribute("lang", "hi");
      await expect(page).toHaveTitle("मुखपृष्ठ · कथा");
    });
  });
});

test("data in the HTML is not fetched again, and the page hydrates in place", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  const [story] = await theStories(page);
  for (const [address, region] of [
    ["/home", "Trending Now"],
    [`/game/${story?.id}`, "Statistics"],
  ] as const) {
    await page.goto(address, { waitUntil: "commit" });
    const drawn = await page.getByRole("region", { name: region }).elementHandle();
    await expect(page.locator("html")).toHaveAttribute("data-awake", "");
    await page.waitForLoadState("networkidle");
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  }
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await page.getByRole("main").getByRole("link", { name: "Begin Your Saga" }).click();
  await expect(page.getByRole("region", { name: "Trending Now" })).toBeVisible();
  expect(asked).toContain("/api/v1/stories/");
});

/** Keeps files on the way until it is called. */
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
  "content that renders later is below the first screen",
  { tag: "@phone" },
  async ({ page, isMobile }) => {
    // Until the picture has come the page is opening.
    const letGo = await hold(page, /\/media\//);
    const topsOfWaiting = async (height: number, width: number) => {
      await page.setViewportSize({ width, height });
      await page.goto("/home", { waitUntil: "domcontentloaded" });
      return page.locator("html[data-opening] main *").evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => getComputedStyle(element).contentVisibility === "hidden")
          .map((element) => element.getBoundingClientRect().top),
      );
    };
    for (const width of isMobile ? [320, 412, 767] : [768, 1280, 1920]) {
      const tops = await topsOfWaiting(800, width);
      expect(tops.length).toBeGreaterThan(0);
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(800);
      expect(await topsOfWaiting(801, width)).toEqual([]);
    }
    letGo();
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  },
);

test("stylesheets apply all at once: a late one moves nothing", async ({ page }) => {
  const [story] = await theStories(page);
  const letGo = await hold(page, /\/assets\/StoryPage-.*\.css$/);
  await page.goto(`/game/${story?.id}`, { waitUntil: "commit" });
  const share = page.getByRole("main").getByRole("button", { name: "Share" });
  await expect(share).toBeVisible();
  const place = await share.boundingBox();
  const sheets = page.locator("head > link[rel=stylesheet]");
  const worn = () =>
    sheets.evaluateAll((all) =>
      all.map((sheet) => {
        const { media, sheet: rules } = sheet as HTMLLinkElement;
        return [rules !== null, media];
      }),
    );
  await expect
    .poll(async () => (await worn()).filter(([isHere]) => isHere).length)
    .toBeGreaterThan(1);
  expect((await worn()).every(([, media]) => media === "not all")).toBe(true);
  expect(await share.boundingBox()).toEqual(place);
  letGo();
  await expect.poll(async () => (await worn()).every(([, media]) => media === "all")).toBe(true);
});

test("a press before hydration takes effect after it", async ({ page }) => {
  const letGo = await holdScripts(page);
  const [story] = await theStories(page);
  await page.goto(`/game/${story?.id}`, { waitUntil: "commit" });
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  letGo();
  await expect(page.getByRole("dialog", { name: "Login Required" })).toBeVisible();
  await page.getByRole("button", { name: "Stay Here" }).click();
  await goByBar(page, "Home");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
});

test("a double press before hydration takes effect once", async ({ page }) => {
  const { tokens } = await signedIn(page);
  const letGo = await holdScripts(page);
  const [story] = await theStories(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`/game/${story?.id}`, { waitUntil: "commit" });
  const like = page.getByRole("main").getByRole("button", { name: /^Like/ }).first();
  await like.click();
  await like.click();
  letGo();
  await expect(page.getByRole("button", { name: "Take back the like" })).toBeVisible();
  expect(asked.filter((path) => path.endsWith("/like"))).toHaveLength(1);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const read = await page.request.get(`/api/v1/stories/${story?.id}`, { headers });
  expect((await read.json()).user_state.hasLiked).toBe(true);
});

test("text typed into the search before hydration is searched for after it", async ({ page }) => {
  await signedIn(page);
  const title = "The Keeper of Straws";
  const letGo = await holdScripts(page);
  await page.goto("/home", { waitUntil: "commit" });
  const field = page.getByRole("banner").getByLabel("Search stories");
  await field.pressSequentially("keeper");
  letGo();
  await expect(page.getByRole("option", { name: title })).toBeVisible();
  await expect(field).toHaveValue("keeper");
  await expect(field).toBeFocused();
  await page.keyboard.type(" of");
  await expect(field).toHaveValue("keeper of");
});

test("a signed-in reader sees their own data on a server-rendered page", async ({ page }) => {
  const { tokens } = await signedIn(page);
  const [story] = await theStories(page);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const liked = await page.request.post(`/api/v1/stories/${story?.id}/like`, { headers });
  expect(liked.ok()).toBe(true);
  await page.goto(`/game/${story?.id}`);
  await expect(page.getByRole("button", { name: "Take back the like" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
});

test("a story's HTML describes it to crawlers", async ({ page }) => {
  const [story] = await theStories(page);
  const html = await (await page.request.get(`/game/${story?.id}`)).text();
  for (const tag of ["og:image", "og:title", "application/ld+json", 'rel="canonical"']) {
    expect(html).toContain(tag);
  }
  const home = await (await page.request.get("/home")).text();
  expect(home).toContain("og:image");
  expect(home).toMatch(/<link rel="preload" as="image"[^>]*imagesrcset="\/media\//);
});

test("the server renders in the chosen language", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("radio", { name: "हिन्दी" }).click({ force: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(await (await page.request.get("/home")).text()).toContain("मुखपृष्ठ · कथा");
  await page.reload();
  await expect(page).toHaveTitle("मुखपृष्ठ · कथा");
});
