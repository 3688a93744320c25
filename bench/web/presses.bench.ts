import type { Browser, Locator, Page } from "playwright-core";
import { startKatha } from "@katha/e2e/katha-process";
import { printNumber } from "../number.ts";
import { withBrowser } from "./visit.ts";

/** First presses on pages drawn by the server, from the moment when they can be seen to their hydration and a little after. */
const momentsOfEach = Number(process.argv[2] ?? 9);
const slowdown = 6;
const patienceMs = 30_000;

interface Control {
  readonly name: string;
  readonly path: string;
  readonly isMember?: true;
  readonly width?: number;
  readonly before?: () => Promise<void>;
  readonly find: (page: Page) => Locator;
  /** Instead of a click. */
  readonly use?: (control: Locator) => Promise<void>;
  readonly done: (page: Page) => Locator;
}

const katha = await startKatha();
try {
  const story = await aStory();
  const tokens = await signedUp();
  await withBrowser(async (browser) => {
    let lost = 0;
    let early = 0;
    let all = 0;
    for (const control of controlsOf(story)) {
      const hydratedMs = await hydrationOf(browser, control);
      let lostHere = 0;
      for (let moment = 0; moment < momentsOfEach; moment += 1) {
        const after = (hydratedMs * 1.1 * moment) / (momentsOfEach - 1);
        const press = await pressed(browser, control, after);
        all += 1;
        if (press.isEarly) early += 1;
        if (!press.isDone) lostHere += 1;
      }
      lost += lostHere;
      printNumber(`${control.name}: lost of ${momentsOfEach}`, lostHere, "");
    }
    printNumber("presses", all, "");
    printNumber("  before hydration", early, "");
    printNumber("  lost (0)", lost, "");
    if (lost > 0) process.exitCode = 1;
  });

  function controlsOf({ id, title }: { id: string; title: string }): Control[] {
    const path = `/game/${id}`;
    const main = (page: Page) => page.getByRole("main");
    const banner = (page: Page) => page.getByRole("banner");
    const button = (name: string | RegExp) => (page: Page) =>
      main(page).getByRole("button", { name }).first();
    const dialog = (page: Page) => page.getByRole("dialog");
    const on = (state: string) => (page: Page) => page.locator(`html${state}`);
    const theme = (page: Page) => page.getByRole("radio", { name: "Morning" }).first();
    return [
      { name: "PLAY", path, find: button(/^play/i), done: dialog },
      { name: "Like", path, find: button("Like"), done: dialog },
      { name: "Share", path, find: button("Share"), done: dialog },
      {
        name: "Login",
        path,
        find: (page) => banner(page).getByRole("link", { name: "Login" }),
        done: (page) => page.getByLabel("Password").first(),
      },
      {
        name: "Treasury",
        path,
        find: (page) => banner(page).getByRole("button", { name: "Treasury" }),
        done: (page) => banner(page).getByRole("link", { name: "Compose" }),
      },
      {
        name: "Menu",
        path,
        width: 360,
        find: (page) => banner(page).getByRole("button", { name: "Menu" }),
        done: dialog,
      },
      {
        name: "search and Enter",
        path: "/home",
        find: (page) => banner(page).getByLabel("Search stories"),
        use: async (field) => {
          await field.page().keyboard.type(title);
          await field.page().keyboard.press("Enter");
        },
        done: (page) => page.getByRole("heading", { level: 1, name: title }),
      },
      { name: "theme", path, find: theme, done: on("[data-theme=light]") },
      {
        name: "language",
        path,
        find: (page) => page.getByRole("radio", { name: "हिन्दी" }).first(),
        done: on("[lang=hi]"),
      },
      { name: "PLAY on home", path: "/home", find: button(/^play/i), done: dialog },
      {
        name: "a story on home",
        path: "/home",
        find: (page) => main(page).locator("article h3").getByRole("link").first(),
        done: (page) => page.getByRole("region", { name: "Statistics" }),
      },
      {
        name: "PLAY, signed in",
        path,
        isMember: true,
        find: button(/^play/i),
        done: (page) => page.getByRole("form", { name: "Commands" }).or(dialog(page)).first(),
      },
      {
        name: "Like, signed in",
        path,
        isMember: true,
        before: () => takeBackLike(id),
        find: button("Like"),
        done: button("Take back the like"),
      },
    ];
  }

  async function open(browser: Browser, { path, width = 1280, isMember }: Control) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
      locale: "en-GB",
    });
    const page = await context.newPage();
    await page.addInitScript(
      (own) => {
        sessionStorage.setItem("katha-overlay-seen", "yes");
        if (own) localStorage.setItem("tokens", JSON.stringify(own));
      },
      isMember ? tokens : null,
    );
    const line = await context.newCDPSession(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(`${katha.url}${path}`, { waitUntil: "commit" });
    return { context, page };
  }

  /** Milliseconds from the control's appearance to hydration. */
  async function hydrationOf(browser: Browser, control: Control): Promise<number> {
    const { context, page } = await open(browser, control);
    await control.find(page).waitFor({ timeout: patienceMs });
    const start = performance.now();
    await page.locator("html[data-hydrated]").waitFor({ timeout: patienceMs });
    await context.close();
    return performance.now() - start;
  }

  async function takeBackLike(id: string): Promise<void> {
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const address = `${katha.url}/api/v1/stories/${id}`;
    const read = await fetch(address, { headers });
    const { user_state } = (await read.json()) as { user_state: { is_liked: boolean } };
    if (user_state.is_liked) await fetch(`${address}/like`, { method: "POST", headers });
  }

  async function pressed(browser: Browser, control: Control, afterMs: number) {
    await control.before?.();
    const { context, page } = await open(browser, control);
    const found = control.find(page);
    await found.waitFor({ timeout: patienceMs });
    await page.waitForTimeout(afterMs);
    const isEarly = !(await page.evaluate(() => "hydrated" in document.documentElement.dataset));
    await found.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await found.boundingBox();
    if (!box) throw new Error(`${control.name} cannot be seen`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await control.use?.(found);
    const isDone = await control
      .done(page)
      .waitFor({ timeout: patienceMs })
      .then(
        () => true,
        () => false,
      );
    await context.close();
    return { isEarly, isDone };
  }
} finally {
  await katha.stop();
}

async function aStory(): Promise<{ id: string; title: string }> {
  const answer = await fetch(`${katha.url}/api/v1/stories/`);
  const { stories } = (await answer.json()) as {
    stories: { id: string; title: string; language: string; content_rating: string }[];
  };
  const found = stories.find((one) => one.language === "en" && one.content_rating !== "mature");
  if (!found) throw new Error("There is no story");
  return found;
}

async function signedUp(): Promise<{ access_token: string }> {
  const password = "Lotus#2026";
  const answer = await fetch(`${katha.url}/api/v1/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username: "presser",
      email: "presser@example.org",
      password,
      confirm_password: password,
      display_name: null,
    }),
  });
  const { tokens } = (await answer.json()) as { tokens: { access_token: string } };
  return tokens;
}
