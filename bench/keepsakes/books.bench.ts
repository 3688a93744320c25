import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startKatha } from "@katha/e2e/katha-process";
import { catalogueStories } from "@katha/narrator/testing";
import type { Browser, Page } from "playwright-core";
import { printNumber } from "../number.ts";
import { withBrowser } from "../web/visit.ts";

/**
 * Books of sessions that were played through the real server. Three are saved as EPUB, in English, Hindi and Urdu: each is
 * checked by epubcheck and its first pages are drawn by MuPDF, where these are installed. The book of a session of 400
 * parts is opened, printed and saved on a processor four times slower. `npm run bench -- books /tmp/books` keeps the files.
 */
const folder = process.argv[2] ?? (await mkdtemp(path.join(tmpdir(), "katha-books-")));
const parts = 400;
const slowdown = 4;
/** As the browser's own dialog has it. */
const paper = {
  format: "A5",
  margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" },
} as const;
/** So long may the page be busy at once while it is read. */
const busyMs = 1_000;
const patienceMs = 120_000;
/** Where Debian has it. */
const epubcheck = process.env["EPUBCHECK"] ?? "/usr/share/java/epubcheck.jar";
const run = promisify(execFile);

const books = [
  { name: "en", slug: "lamp-keeper-of-amber", line: "I look around and listen." },
  { name: "hi", slug: "ek-din-ki-chup", line: "मैं चारों ओर देखती हूँ।" },
  { name: "ur", slug: "do-minute-thahraao", line: "میں چاروں طرف دیکھتا ہوں۔" },
] as const;

interface Member {
  tokens: { access_token: string };
  user: object;
}
interface Told {
  choices: string[];
  is_completed: boolean;
}

const katha = await startKatha({ KATHA_REQUEST_BUDGETS: "1000" });

async function call<Answer>(method: string, to: string, body?: object, member?: Member) {
  const answer = await fetch(`${katha.url}/api/v1${to}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(member && { authorization: `Bearer ${member.tokens.access_token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function signUp(username: string): Promise<Member> {
  const password = "Lamp-lit-4ever!";
  return call("POST", "/auth/register", {
    username,
    email: `${username}@example.org`,
    password,
    confirm_password: password,
    display_name: null,
  });
}

interface Listed {
  id: string;
  title: string;
  category: { id: string };
  cover_image_url: string;
}

async function published(): Promise<Listed[]> {
  const all: Listed[] = [];
  let cursor: string | null = null;
  do {
    const page: { stories: Listed[]; next_cursor: string | null } = await call(
      "GET",
      `/stories/${cursor === null ? "" : `?cursor=${cursor}`}`,
    );
    all.push(...page.stories);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}

const begin = (story_id: string, member: Member) =>
  call<{ id: string } & Told>("PUT", "/game/sessions/", { story_id }, member);

const act = (session: string, form: object, member: Member) =>
  call<Told>("POST", `/game/sessions/${session}/action`, form, member);

/** A session with choices, lines of the reader's own and a picture. */
async function played(slug: string, line: string, member: Member): Promise<string> {
  const title = catalogueStories().find((one) => one.slug === slug)?.title;
  const story = (await published()).find((one) => one.title === title);
  if (story === undefined) throw new Error(`The server has no story ${slug}.`);
  const begun = await begin(story.id, member);
  let told: Told = begun;
  for (let at = 0; at < 14 && !told.is_completed; at += 1) {
    const [choice] = told.choices ?? [];
    if (at === 2) await act(begun.id, { action_type: "show" }, member);
    const form =
      at % 5 === 3
        ? { action_type: "custom_action", user_action: line }
        : { action_type: "continue", ...(choice && { selected_choice: choice }) };
    told = await act(begun.id, form, member);
  }
  return begun.id;
}

const inn = { text: "A fire.", choices: [], ending: { kind: "good", title: "In from the road" } };
const sentence = "The road goes on between the fields, and so do you, and nobody asks where to.";

/** A session as long as wished, in a story that goes round and round. */
async function longSession(member: Member): Promise<string> {
  const [first] = await published();
  const text = (at: number) => `Mile ${at}. ${`${sentence} `.repeat(5).trim()}\n\n${sentence}`;
  const nodes = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      `mile${at}`,
      {
        text: text(at),
        choices: [
          { text: "Walk on", target: `mile${(at + 1) % 20}` },
          { text: "Turn in at the inn", target: "inn" },
        ],
      },
    ]),
  );
  const { id } = await call<{ id: string }>(
    "POST",
    "/stories",
    {
      title: "The Long Road",
      tagline: "It is long.",
      story_description: "A road.",
      story_prompt: "You walk.",
      category_id: first?.category.id,
      cover_image_url: first?.cover_image_url,
      story_structure: { start_node: "mile0", nodes: { ...nodes, inn } },
    },
    member,
  );
  await call("PUT", `/stories/${id}/publish`, undefined, member);
  const { id: session } = await begin(id, member);
  for (let at = 1; at < parts; at += 1)
    await act(session, { action_type: "continue", selected_choice: "Walk on" }, member);
  return session;
}

async function pageOf(browser: Browser, { tokens, user }: Member): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    locale: "en-GB",
    serviceWorkers: "block",
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(
    (kept) => {
      localStorage.setItem("tokens", JSON.stringify(kept.tokens));
      localStorage.setItem("token", kept.tokens.access_token);
      localStorage.setItem("user", JSON.stringify(kept.user));
      const busy: number[] = [];
      Object.assign(globalThis, { busy });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) busy.push(duration);
      }).observe({ type: "longtask", buffered: true });
    },
    { tokens, user },
  );
  return page;
}

/** How long the page was busy at once since it was last asked. */
const busiest = (page: Page) =>
  page.evaluate(() => {
    const { busy } = globalThis as unknown as { busy: number[] };
    return Math.max(0, ...busy.splice(0));
  });

async function openBook(page: Page, session: string): Promise<void> {
  await page.goto(`${katha.url}/play/${session}/book`);
  await page.getByRole("button", { name: "Save as EPUB" }).waitFor();
}

async function savedEpub(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as EPUB" }).click();
  const file = path.join(folder, `${name}.epub`);
  await (await coming).saveAs(file);
  return file;
}

/** What a program says; null where it is not installed. */
async function asked(program: string, args: string[]): Promise<string | null> {
  try {
    const { stdout, stderr } = await run(program, args, { timeout: patienceMs });
    return stdout + stderr;
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as Record<string, string>;
    if (code === "ENOENT") return null;
    return `${stdout}${stderr}`;
  }
}

async function check(file: string, name: string): Promise<void> {
  const said = existsSync(epubcheck) ? await asked("java", ["-jar", epubcheck, file]) : null;
  if (said === null) return console.log(`  ${name}: epubcheck is not installed`);
  const [, fatal, errors, warnings] =
    /(\d+) fatals? \/ (\d+) errors? \/ (\d+) warnings?/.exec(said) ?? [];
  if (fatal === undefined) throw new Error(`epubcheck says nothing of ${name}:\n${said}`);
  const faults = Number(fatal) + Number(errors) + Number(warnings);
  printNumber(`${name}: what epubcheck found (0)`, faults, "");
  if (faults > 0) {
    console.log(said);
    process.exitCode = 1;
  }
  const pages = path.join(folder, `${name}-%d.png`);
  const drawn = await asked("mutool", ["draw", "-r", "96", "-o", pages, file, "1-5"]);
  if (drawn === null) console.log(`  ${name}: MuPDF is not installed, so no page is drawn`);
}

async function measureLong(browser: Browser): Promise<void> {
  const member = await signUp("walker");
  const session = await longSession(member);
  const page = await pageOf(browser, member);
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const opened = performance.now();
  await openBook(page, session);
  await page
    .getByText(/^Mile 19\./)
    .last()
    .waitFor({ state: "attached" });
  printNumber(`${parts} parts: the book is open`, performance.now() - opened, "ms");
  await reportBusy(page, "while it opened", busyMs);
  await page.keyboard.press("End");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await reportBusy(page, "while it was scrolled to its end", busyMs);
  const printing = performance.now();
  const sheet = path.join(folder, "long.pdf");
  await page.pdf({ path: sheet, ...paper });
  printNumber("it is printed", performance.now() - printing, "ms");
  await reportBusy(page, "while it was printed");
  const saving = performance.now();
  const file = await savedEpub(page, "long");
  printNumber("it is saved as EPUB", performance.now() - saving, "ms");
  await reportBusy(page, "while it was saved");
  await page.context().close();
  await check(file, "long");
}

async function reportBusy(page: Page, when: string, most?: number): Promise<void> {
  const busy = await busiest(page);
  const limit = most === undefined ? "" : ` (< ${most})`;
  printNumber(`  busy at once ${when}${limit}`, busy, "ms");
  if (most !== undefined && busy >= most) process.exitCode = 1;
}

try {
  await mkdir(folder, { recursive: true });
  await withBrowser(async (browser) => {
    for (const { name, slug, line } of books) {
      const member = await signUp(`reader_${name}`);
      const page = await pageOf(browser, member);
      await openBook(page, await played(slug, line, member));
      await check(await savedEpub(page, name), name);
      await page.pdf({ path: path.join(folder, `${name}.pdf`), ...paper });
      await page.context().close();
    }
    await measureLong(browser);
  });
  console.log(`  The books are in ${folder}.`);
} finally {
  await katha.stop();
}
