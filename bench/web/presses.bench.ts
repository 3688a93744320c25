import type { Browser, Locator, Page } from "playwright-core";
import { startKatha } from "@katha/e2e/katha-process";
import { printNumber } from "../number.ts";
import { register } from "./members.ts";
import { expectRendered } from "./rendered.ts";
import { withBrowser } from "./visit.ts";

/**
 * First presses on pages drawn by the server, on a processor six times slower, from the moment when a page can be seen
 * to a little after its hydration. `npm run bench -- web/presses 3` presses at three moments.
 */
const moments = Number(process.argv[2] ?? 5);
/** A machine that is too busy for all ends with fewer, and says so. */
const enough = 100;
const endsAfterMs = 7 * 60_000;
const slowdown = 6;
/** More of them on two cores hold the server up until it turns files away with 503, and a press waits for a file. */
const visitsAtOnce = 2;
const patienceMs = 60_000;

interface Control {
  readonly name: string;
  readonly find: (page: Page) => Locator;
  /** Typed after the press. */
  readonly typed?: string;
  readonly done: (page: Page) => Locator;
}

interface Visit {
  readonly path: string;
  readonly width?: number;
  readonly isMember?: true;
  /** Pressed one after another. */
  readonly controls: readonly Control[];
}

interface Press {
  readonly name: string;
  readonly isEarly: boolean;
  readonly isDone: boolean;
}

const isLost = ({ isDone }: Press) => !isDone;

let accounts = 0;

const katha = await startKatha();
const until = performance.now() + endsAfterMs;
try {
  await expectRendered(`${katha.url}/home`);
  const story = await aStory();
  const presses = await withBrowser(async (browser) => {
    const visits = visitsTo(story);
    const hydratedMs = await hydrationOf(browser, visits[0] as Visit);
    const waiting = Array.from({ length: moments }, (_, moment) =>
      visits.map((visit) => ({
        visit,
        afterMs: (hydratedMs * 1.2 * moment) / Math.max(1, moments - 1),
      })),
    ).flat();
    const made: Press[] = [];
    const givenUp: string[] = [];
    const visitor = async () => {
      for (let next = waiting.shift(); next && performance.now() < until; next = waiting.shift()) {
        try {
          made.push(...(await pressesOf(browser, next.visit, next.afterMs)));
        } catch (error) {
          // A page that does not even open says nothing of presses.
          givenUp.push(String(error).split("\n")[0] ?? "");
        }
      }
    };
    await Promise.all(Array.from({ length: visitsAtOnce }, visitor));
    for (const why of givenUp) console.log(`  a page was given up: ${why}`);
    return made;
  });
  for (const [name, own] of Map.groupBy(presses, (made) => made.name)) {
    printNumber(`${name}: lost of ${own.length}`, own.filter(isLost).length, "");
  }
  const lost = presses.filter(isLost).length;
  printNumber(`presses (${enough})`, presses.length, "");
  printNumber("  before hydration", presses.filter(({ isEarly }) => isEarly).length, "");
  printNumber("  lost (0)", lost, "");
  if (lost > 0 || presses.length < enough) process.exitCode = 1;

  async function open(browser: Browser, { path, width = 1280, isMember }: Visit) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
      locale: "en-GB",
    });
    const page = await context.newPage();
    const unanswered = new Set<string>();
    page.on("request", (request) => unanswered.add(request.url()));
    page.on("requestfinished", (request) => unanswered.delete(request.url()));
    await page.addInitScript(
      (own) => {
        sessionStorage.setItem("katha-overlay-seen", "yes");
        if (own) localStorage.setItem("tokens", JSON.stringify(own));
      },
      isMember ? await signedUp() : null,
    );
    const line = await context.newCDPSession(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(`${katha.url}${path}`, { waitUntil: "commit" });
    return { context, page, line, unanswered };
  }

  /** Milliseconds from the page's appearance to its hydration. */
  async function hydrationOf(browser: Browser, visit: Visit): Promise<number> {
    const { context, page } = await open(browser, visit);
    await page.getByRole("main").waitFor({ timeout: patienceMs });
    const start = performance.now();
    await page.locator("html[data-hydrated]").waitFor({ timeout: patienceMs });
    await context.close();
    return performance.now() - start;
  }

  async function pressesOf(browser: Browser, visit: Visit, afterMs: number): Promise<Press[]> {
    const { context, page, line, unanswered } = await open(browser, visit);
    try {
      await page.getByRole("main").waitFor({ timeout: patienceMs });
      await page.waitForTimeout(afterMs);
      const early: boolean[] = [];
      for (const control of visit.controls) {
        if (!(await appears(control.find(page)))) break;
        early.push(await press(page, control));
      }
      // What is heard is heard; only what comes of it is waited for.
      await page.locator("html[data-hydrated]").waitFor({ timeout: patienceMs });
      await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      const made = await Promise.all(
        visit.controls.map(async ({ name, done }, at) => ({
          name,
          isEarly: early[at] === true,
          isDone: at < early.length && (await appears(done(page))),
        })),
      );
      for (const one of made.filter(isLost)) {
        const when = `${one.isEarly ? "before" : "after"} hydration, ${afterMs.toFixed(0)} ms`;
        const written = await page
          .locator("header input")
          .first()
          .inputValue({ timeout: 1000 })
          .catch(() => "no field");
        console.log(
          `  lost: ${one.name}, ${when}; then at ${page.url()}, the search has "${written}"`,
        );
        // What a press opens may be a file that never came.
        for (const url of unanswered) console.log(`    unanswered or failed: ${url}`);
      }
      return made;
    } finally {
      await context.close();
    }
  }
} finally {
  await katha.stop();
}

/** Presses a control where it is, as a person does; returns whether that was before hydration. */
async function press(page: Page, { find, typed }: Control): Promise<boolean> {
  const control = find(page);
  const { x, y, isEarly } = await control.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      isEarly: !("hydrated" in document.documentElement.dataset),
    };
  });
  await page.mouse.click(x, y);
  if (typed !== undefined) await page.keyboard.type(typed);
  return isEarly;
}

async function appears(found: Locator): Promise<boolean> {
  try {
    await found.waitFor({ timeout: patienceMs, state: "attached" });
    return true;
  } catch {
    return false;
  }
}

function visitsTo({ id, title }: { id: string; title: string }): Visit[] {
  const path = `/game/${id}`;
  const inMain = (role: "button" | "link", name: string | RegExp) => (page: Page) =>
    page.getByRole("main").getByRole(role, { name }).first();
  const inBanner = (role: "button" | "link", name: string) => (page: Page) =>
    page.getByRole("banner").getByRole(role, { name });
  const css = (selector: string) => (page: Page) => page.locator(selector).first();
  const dialog = (page: Page) => page.getByRole("dialog");

  const theme: Control = {
    name: "theme",
    find: css("input[value=light]"),
    done: css("html[data-theme=light]"),
  };
  const language: Control = {
    name: "language",
    find: css("input[value=hi]"),
    done: css("html[lang=hi]"),
  };
  const search: Control = {
    name: "search",
    find: css("header input[type=search]"),
    typed: title,
    done: css(`header input[role=combobox][value="${title}"]`),
  };
  const play: Control = { name: "PLAY", find: css("main button"), done: dialog };
  const mark = (name: string): Control => ({ name, find: inMain("button", name), done: dialog });
  return [
    { path, controls: [theme, language, play] },
    { path, controls: [theme, search] },
    { path, controls: [theme, mark("Like")] },
    { path, controls: [theme, mark("Bookmark")] },
    { path, controls: [theme, mark("Share")] },
    {
      path,
      controls: [
        theme,
        {
          name: "Treasury",
          find: inBanner("button", "Treasury"),
          done: css("header [popover]:popover-open"),
        },
      ],
    },
    {
      path,
      controls: [
        {
          name: "Login",
          find: inBanner("link", "Login"),
          done: css("input[type=password]"),
        },
      ],
    },
    {
      path,
      width: 360,
      controls: [theme, { name: "Menu", find: inBanner("button", "Menu"), done: dialog }],
    },
    { path: "/home", controls: [theme, language, play] },
    {
      path: "/home",
      controls: [
        {
          name: "search and Enter",
          find: css("header input[type=search]"),
          typed: `${title}\n`,
          done: (page) => page.getByRole("heading", { level: 1, name: title }),
        },
      ],
    },
    {
      path: "/home",
      controls: [
        {
          name: "a story",
          find: css("main article h3 a"),
          done: (page) => page.getByRole("region", { name: "Statistics" }),
        },
      ],
    },
    {
      path: "/premium-waitlist",
      controls: [
        {
          name: "consent",
          find: css("form input[type=checkbox]"),
          done: css("form input:checked"),
        },
        {
          name: "the waitlist",
          find: inMain("button", "Join the Waitlist"),
          done: css("form [aria-invalid=true]"),
        },
      ],
    },
    {
      path,
      isMember: true,
      controls: [
        {
          name: "Like, signed in",
          find: inMain("button", "Like"),
          done: inMain("button", "Take back the like"),
        },
        {
          name: "PLAY, signed in",
          find: inMain("button", "PLAY"),
          done: css("form[aria-label=Commands], [role=dialog]"),
        },
      ],
    },
  ];
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

async function signedUp(): Promise<{ readonly access_token: string }> {
  accounts += 1;
  return (await register(katha.url, `presser_${accounts}`)).tokens;
}
