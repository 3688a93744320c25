import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startKatha } from "@katha/e2e/katha-process";
import type { Locator, Page } from "playwright-core";
import { register, signIn, type Member } from "../web/members.ts";
import { withBrowser } from "../web/visit.ts";
import { handAt, pace, type Hand } from "./hand.ts";
import { about, scenes } from "./story.ts";
import { typedLines } from "./typists.ts";

const folder = process.argv[2] ?? "new-author";
const asked = 15;

const katha = await startKatha();

let members = 0;

function member(): Promise<Member> {
  members += 1;
  return register(katha.url, `author_${process.pid}_${members}`);
}

async function aPicture(page: Page) {
  const { stories } = (await (await page.request.get(`${katha.url}/api/v1/stories/`)).json()) as {
    stories: { cover_image_url: string }[];
  };
  const picture = await page.request.get(
    new URL(stories[0]?.cover_image_url ?? "", katha.url).href,
  );
  return { name: "cover.webp", mimeType: "image/webp", buffer: await picture.body() };
}

async function writeAbout(page: Page, hand: Hand): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await hand.type(field("Title"), about.title);
  await hand.type(field("Tagline"), about.tagline);
  await hand.type(field("Description"), about.description);
  await hand.type(field("Story prompt"), about.prompt);
  const chooser = page.waitForEvent("filechooser");
  await hand.press(page.getByRole("button", { name: "Upload a picture" }));
  await (await chooser).setFiles(await aPicture(page));
  await hand.press(page.getByRole("combobox", { name: /Category/ }));
  await hand.press(page.getByRole("option").nth(1));
  await hand.frame("about");
}

async function writeScenes(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole("tab", { name: "Story Structure" }));
  await page.getByRole("tab", { name: "Outline" }).waitFor();
  await hand.frame("structure-at-first");
  await hand.press(page.getByRole("tab", { name: "Outline" }));
  await hand.frame("outline-at-first");
  await hand.press(page.getByRole("button", { name: "Add a scene" }));
  const name = page.getByLabel("Name of the scene");
  await hand.type(name, scenes[0]?.name ?? "");
  await name.press("Tab");
  await hand.frame("first-scene");
  for (const { name: scene, text, choices = [], ending } of scenes) {
    const row = page.locator(`[data-scene="${scene}"]`);
    const head = row.locator("[data-head]");
    if ((await head.getAttribute("aria-expanded")) !== "true") await hand.press(head);
    await hand.type(row.getByLabel("What is told", { exact: true }), text);
    for (const [at, [words, target]] of choices.entries()) {
      const said = row.getByLabel(`Choice ${at + 1}: its words`);
      if ((await said.count()) === 0)
        await hand.press(row.getByRole("button", { name: "Add a choice" }));
      await hand.type(said, words);
      await hand.type(
        row.getByRole("combobox", { name: `Choice ${at + 1}: where it leads` }),
        target,
      );
      await hand.press(page.getByRole("option", { name: target }).first());
    }
    if (ending !== undefined) {
      await hand.press(row.getByText("The ending", { exact: true }));
      await hand.type(row.getByLabel("What it is called"), ending[0]);
      await hand.press(row.getByRole("combobox", { name: "What kind it is" }));
      await hand.press(page.getByRole("option", { name: ending[1] }));
    }
    await hand.frame(`scene-${scene}`);
  }
}

async function film(where: Locator, hand: Hand, name: string): Promise<void> {
  await where.scrollIntoViewIfNeeded();
  await hand.frame(name);
}

const lineOf = async (button: Locator) =>
  /: (.*)$/u.exec((await button.getAttribute("aria-label")) ?? "")?.[1] ?? "";

/** What somebody who reads the proof would write to each of these; the first that is listed is answered. */
const answers: readonly (readonly [spokenOf: RegExp, answer: string])[] = [
  [/boat/u, "The boat is old and blue, and somebody has painted INES on its side."],
  [/light|lamp/u, "The light goes round as if it had never been shut."],
  [/coat/u, "It is a boy's coat, and it is still warm."],
  [/stairs/u, "The stairs go up into the dark, and somebody has swept them."],
  [/what is your name/u, '"Ines," she says.'],
  [/children/u, 'That makes her laugh, for the first time. "I am twelve."'],
  [/want/u, "The dog takes your sleeve between its teeth and pulls."],
];
const wantedMends = 3;

/** Reads the proof and mends three things that it lists, each another. */
async function mend(page: Page, hand: Hand): Promise<string[]> {
  await hand.press(page.getByRole("button", { name: "Prove the story" }));
  const proof = page.getByRole("region", { name: "Proving ground" });
  await proof.getByText(/of \d+ understood$/u).waitFor({ timeout: 90_000 });
  await film(proof, hand, "proof");
  const said = await hand.read(proof);
  await writeFile(path.join(folder, "proof.txt"), said);
  const mended: string[] = [];
  const means = proof.getByRole("button", { name: /^This means “/ });
  if ((await means.count()) > 0) {
    mended.push((await means.first().getAttribute("aria-label")) ?? "");
    await hand.press(means.first());
    await film(means.first(), hand, "meant");
  }
  const answered = proof.getByRole("button", { name: /^This is answered by/ });
  const lines: string[] = [];
  for (const button of await answered.all()) lines.push(await lineOf(button));
  for (const line of lines) {
    const answer = answers.find(([spokenOf]) => spokenOf.test(line))?.[1];
    if (mended.length >= wantedMends || answer === undefined) continue;
    await hand.press(
      proof.getByRole("button", { name: `This is answered by...: ${line}` }).first(),
    );
    await hand.frame(`answering-${String(mended.length)}`);
    await hand.type(page.getByRole("textbox", { name: /What is told, time 1/ }).last(), answer);
    await hand.frame(`answered-${String(mended.length)}`);
    mended.push(`${line} -> ${answer}`);
  }
  await hand.press(page.getByRole("button", { name: "Prove it again" }));
  await proof.getByText(/of \d+ understood$/u).waitFor({ timeout: 90_000 });
  await film(proof.getByRole("heading", { name: "What strangers will type" }), hand, "proof-again");
  return mended;
}

interface Told {
  narrative: string | null;
  choices: string[];
  session_data: { current_node?: string };
}

/** Each typist's line at its scene, on a play of their own, and what became of it. */
async function typists(): Promise<void> {
  let token = "";
  const call = async <Answer>(method: string, to: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${katha.url}/api/v1${to}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token !== "" && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${to}: ${String(answer.status)} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { stories } = await call<{ stories: { id: string; title: string }[] }>("GET", "/stories/");
  const story_id = stories.find(({ title }) => title === about.title)?.id;
  const ways: Readonly<Record<string, readonly number[]>> = {
    beach: [],
    door: [0],
    boat: [1],
    lamp: [0, 0],
  };
  const textOf = new Map(scenes.map(({ name, text }) => [name, text.slice(0, 30)]));
  const rows: string[] = [];
  for (const { by, scene, wants, said } of typedLines) {
    // A play of their own: whoever has begun a story goes on in it.
    token = (await member()).tokens.access_token;
    const { id } = await call<{ id: string }>("PUT", "/game/sessions/", { story_id });
    for (const [at, way] of (ways[scene] ?? []).entries()) {
      const from = scenes.find(({ name }) => name === (at === 0 ? "beach" : "door"));
      const selected_choice = from?.choices?.[way]?.[0];
      await call("POST", `/game/sessions/${id}/action`, {
        action_type: "continue",
        selected_choice,
      });
    }
    const told = await call<Told>("POST", `/game/sessions/${id}/action`, {
      action_type: "custom_action",
      user_action: said,
    });
    const narrative = told.narrative ?? "";
    const here = scenes.find(({ name }) => name === scene);
    const reached = here?.choices?.findIndex(([, target]) =>
      narrative.includes(textOf.get(target) ?? ""),
    );
    const isMoved = reached !== undefined && reached >= 0;
    const isAsked = /^(?:Did you mean this|Which of these did you mean)\?/u.test(narrative);
    const met = isMoved
      ? typeof wants === "number" && here?.choices?.[wants]?.[1] === here?.choices?.[reached]?.[1]
        ? "understood"
        : "moved elsewhere"
      : isAsked
        ? `asked: ${told.choices.join(" / ")}`
        : "told";
    rows.push(
      [by, scene, String(wants), said, met, narrative.replaceAll("\n", " ").slice(0, 160)].join(
        "\t",
      ),
    );
  }
  await writeFile(path.join(folder, "typists.tsv"), rows.join("\n"));
  for (const row of rows) console.log(row);
}

async function publish(page: Page, hand: Hand): Promise<string> {
  await hand.press(page.getByRole("button", { name: "Create Story" }));
  await page.waitForURL(/\/my-stories$/);
  const card = page.getByRole("article", { name: about.title });
  await card.waitFor();
  await hand.frame("my-stories");
  await hand.press(card.getByRole("button", { name: `Publish ${about.title}` }));
  const line = card.getByText(/rewordings are understood|looks are answered/);
  await line.waitFor({ timeout: 90_000 });
  await hand.frame("published");
  return hand.read(line);
}

await mkdir(folder, { recursive: true });
try {
  await withBrowser(async (browser) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      baseURL: katha.url,
      locale: "en-GB",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const author = await member();
    await signIn(page, author);
    const hand = handAt(page, folder);
    await page.goto("/home");
    await hand.frame("home");
    const banner = page.getByRole("banner");
    await hand.press(banner.getByRole("button", { name: "Treasury" }));
    await hand.frame("menu");
    await hand.press(banner.getByRole("link", { name: "Compose" }));
    await page.getByLabel("Title", { exact: true }).waitFor();
    await hand.frame("empty");
    await writeAbout(page, hand);
    await writeScenes(page, hand);
    const mended = await mend(page, hand);
    const line = await publish(page, hand);
    const { presses, typed, words, minutes } = hand.counted();
    console.log(`mended: ${mended.join(" | ")}`);
    console.log(`promised: ${line}`);
    console.log(
      `${typed} characters, ${presses} presses, ${words} words read: ${minutes.toFixed(1)} minutes ` +
        `of ${asked}, at ${pace.typed} characters and ${pace.read} words a minute`,
    );
    await typists();
  });
} finally {
  await katha.stop();
}
