import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect, test as base } from "@playwright/test";

interface House {
  /** What the page complained about; a journey that expects a complaint takes it out. */
  complaints: string[];
}

/** Playwright says so itself where a journey keeps workers out. */
const workerHeldBack = "Service Worker registration blocked by Playwright";

/** Every journey begins at the real server and ends without a complaint in the console. */
export const test = base.extend<House>({
  context: async ({ context }, provide) => {
    context.on("page", waitUntilItHears);
    await provide(context);
  },
  // Home's overlay comes once in a visit; the journey about it takes this back.
  page: async ({ page }, provide) => {
    await page.addInitScript(overlaySeen);
    await provide(page);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  baseURL: async ({}, provide) => {
    await provide(process.env["E2E_URL"] ?? "");
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints = complaintsOf(page, ({ text }) => !text.includes(workerHeldBack));
      await provide(complaints);
      expect(complaints, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** What a page says in its console that it had better not, of what is worth hearing. */
export function complaintsOf(
  page: Page,
  isWorth: (said: { text: string; url: string }) => boolean,
): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const said = { text: message.text(), url: message.location().url };
    if (["error", "warning"].includes(message.type()) && isWorth(said)) complaints.push(said.text);
  });
  page.on("pageerror", (error) => complaints.push(error.stack || error.message || String(error)));
  return complaints;
}

/** What a journey brought about on purpose is no complaint. */
export function forgive(complaints: string[], meant: RegExp): void {
  const own = complaints.filter((text) => !meant.test(text));
  complaints.splice(0, complaints.length, ...own);
}

/** What the server draws can be seen before the app hears; who opens a page wants both, unless they say till when. */
function waitUntilItHears(page: Page): void {
  const opens = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  const hears = page.locator("html[data-awake], html:not(:has(#katha))");
  page.goto = async (address, options) => {
    const answer = await opens.goto(address, options);
    if (!options?.waitUntil) await hears.waitFor({ state: "attached" });
    return answer;
  };
  page.reload = async (options) => {
    const answer = await opens.reload(options);
    if (!options?.waitUntil) await hears.waitFor({ state: "attached" });
    return answer;
  };
}

function overlaySeen(): void {
  try {
    if (!sessionStorage.getItem("katha-overlay-wanted")) {
      sessionStorage.setItem("katha-overlay-seen", "yes");
    }
  } catch {
    // Storage can be forbidden; then there is no overlay either.
  }
}

/** Follows a link of the bar, which on a narrow screen is in the menu. */
export async function goByBar(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const link = page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(menu.or(link).first()).toBeVisible();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
  } else {
    await link.click();
  }
}

export async function openHome(page: Page): Promise<void> {
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
}

/** Comes to the shelves inside the app, which asks for them itself: a page that is opened there has them in it. */
export async function walkHome(page: Page): Promise<void> {
  await page.goto("/terms-of-service");
  await goByBar(page, "Home");
}

/** The stories on the shelves, each by the link that opens it. */
export function storyLinks(page: Page) {
  return page.getByRole("main").locator("article h3").getByRole("link");
}

/** What a theme can change of a page: its colours, and nothing else. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

export async function expectNoBarriers(page: Page, about?: "colours"): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false });
  await page.evaluate(settle);
  const { violations } = await (about ? axe.withRules(rulesOfColour) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
  expect(found, "what axe found").toEqual([]);
}

/** What is fading in has colours of its own: a slide of the banner may just be coming. */
async function settle(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
}

export async function expectNothingSideways(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `pixels that stick out at ${width}`).toBe(0);
  }
}

export async function lightUp(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset["theme"] = chosen;
  }, theme);
}
