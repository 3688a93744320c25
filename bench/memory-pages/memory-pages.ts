import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startKatha } from "@katha/e2e/katha-process";
import { catalogueStories } from "@katha/narrator/testing";
import type { Browser } from "playwright-core";
import { storiesOf } from "../unaided/stories.ts";
import { register, signIn, type Member } from "../web/members.ts";
import { withBrowser } from "../web/visit.ts";
import { plays, type Play } from "./plays.ts";

/**
 * What the page of what is remembered has after whole plays through the real server, as pictures and beside all that was
 * told: for people to read. Not a bench: it prints no number.
 */
const folder = process.argv[2] ?? "memory-pages";
const widths = [360, 1280];

interface Told {
  narrative: string | null;
  setup: string | null;
  choices: string[];
  turn_id?: string;
}

const katha = await startKatha();

async function call<Answer>(method: string, to: string, body?: object, member?: Member) {
  const answer = await fetch(`${katha.url}/api/v1${to}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(member && { authorization: `Bearer ${member.tokens.access_token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

let members = 0;

function signUp(): Promise<Member> {
  members += 1;
  return register(katha.url, `memory_${process.pid}_${members}`);
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

/** The story on the server; one that nobody prepared is written and published first. */
async function storyFor({ slug, of }: Play, member: Member): Promise<string> {
  const known = await published();
  if (of === "catalogue") {
    const title = catalogueStories().find((one) => one.slug === slug)?.title;
    const found = known.find((one) => one.title === title);
    if (found === undefined) throw new Error(`The server has no story ${slug}.`);
    return found.id;
  }
  const story = storiesOf("build").find((one) => one.slug === slug);
  const [first] = known;
  if (story === undefined || first === undefined) throw new Error(`There is no story ${slug}.`);
  const { id } = await call<{ id: string }>(
    "POST",
    "/stories",
    {
      title: story.title,
      tagline: story.title,
      story_description: story.prompt,
      story_prompt: story.prompt,
      language: story.language,
      category_id: first.category.id,
      cover_image_url: first.cover_image_url,
      story_structure: story.graph,
    },
    member,
  );
  await call("PUT", `/stories/${id}/publish`, undefined, member);
  return id;
}

async function played(play: Play, member: Member): Promise<{ session: string; log: string[] }> {
  const story_id = await storyFor(play, member);
  const begun = await call<{
    id: string;
    session_data: { narrative_history: { text?: string; narrative?: string }[] };
    choices?: string[];
  }>("PUT", "/game/sessions/", { story_id }, member);
  const log = [JSON.stringify(begun.session_data.narrative_history, null, 1)];
  let { choices = [] } = begun;
  for (const move of play.moves) {
    const pressed = typeof move === "number" ? (choices[move - 1] ?? choices[0]) : undefined;
    if (typeof move === "number" && pressed === undefined) {
      log.push(`> ${move}: there are no choices`);
      continue;
    }
    const form =
      pressed !== undefined
        ? { action_type: "continue", selected_choice: pressed }
        : move === "immerse"
          ? { action_type: "immerse" }
          : { action_type: "custom_action", user_action: move };
    const told = await call<Told>("POST", `/game/sessions/${begun.id}/action`, form, member).catch(
      (error: unknown) => ({ narrative: String(error), setup: "", choices }),
    );
    ({ choices } = told);
    log.push(
      `> ${pressed === undefined ? move : `[${pressed}]`}`,
      told.narrative ?? "",
      told.setup ?? "",
    );
  }
  return { session: begun.id, log };
}

async function photograph(browser: Browser, name: string, session: string, member: Member) {
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 800 : 900 },
      reducedMotion: "reduce",
      locale: "en-GB",
      isMobile: width < 600,
      hasTouch: width < 600,
    });
    const page = await context.newPage();
    await signIn(page, member);
    await page.goto(`${katha.url}/play/${session}`);
    const opener = page.getByRole("button", { name: "What the narrator remembers" });
    // On a phone it stands behind the button for more.
    const more = page.getByRole("button", { name: "Help and models", exact: true });
    if (width < 600) await more.click();
    await opener.click();
    const panel = page.getByRole("dialog", { name: "What the narrator remembers" });
    await panel.getByRole("list").first().waitFor();
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`) });
    await context.close();
  }
}

await mkdir(folder, { recursive: true });
const wanted = process.argv.slice(3);
try {
  await withBrowser(async (browser) => {
    for (const play of plays.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const member = await signUp();
      const { session, log } = await played(play, member);
      const { items } = await call<{ items: { kind: string; text: string }[] }>(
        "GET",
        `/game/sessions/${session}/memory`,
        undefined,
        member,
      );
      const lines = items.map(({ kind, text }) => `${kind}: ${text}`);
      const page = ["", "== The page ==", ...lines].join("\n");
      await writeFile(path.join(folder, `${play.name}.txt`), [...log, page].join("\n"));
      await photograph(browser, play.name, session, member);
      console.log(`${play.name}: ${items.length} lines`);
    }
  });
} finally {
  await katha.stop();
}
