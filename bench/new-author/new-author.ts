import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startKatha } from "@katha/e2e/katha-process";
import type { Locator, Page } from "playwright-core";
import { withBrowser } from "../web/visit.ts";
import { handAt, pace, type Hand } from "./hand.ts";
import { about, scenes } from "./story.ts";

const folder = process.argv[2] ?? "new-author";
const asked = 15;

const katha = await startKatha();

async function member(): Promise<{ tokens: { access_token: string }; user: object }> {
  const username = `author_${process.pid}_${Date.now().toString(36)}`;
  const password = "Lamp-lit-4ever!";
  const answer = await fetch(`${katha.url}/api/v1/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password,
      confirm_password: password,
      display_name: null,
    }),
  });
  return (await answer.json()) as { tokens: { access_token: string }; user: object };
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

/** Reads the proof and mends the first of each kind that it says was missed. */
async function mend(page: Page, hand: Hand): Promise<string[]> {
  await hand.press(page.getByRole("button", { name: "Prove the story" }));
  const proof = page.getByRole("region", { name: "Proving ground" });
  await proof.getByText("What players typed").first().waitFor({ timeout: 60_000 });
  await film(proof, hand, "proof");
  const said = await hand.read(proof);
  await writeFile(path.join(folder, "proof.txt"), said);
  const mended: string[] = [];
  const means = page.getByRole("button", { name: /^This means\.\.\./ });
  const answered = page.getByRole("button", { name: /^This is answered by/ });
  for (let at = 0; at < 2 && (await means.count()) > 0; at += 1) {
    const one = means.first();
    const line = (await one.getAttribute("aria-label")) ?? "";
    await one.scrollIntoViewIfNeeded();
    await hand.press(one);
    await hand.frame(`means-${at + 1}`);
    await hand.press(page.getByRole("menuitem").first());
    mended.push(line);
    await hand.frame(`meant-${at + 1}`);
  }
  if ((await answered.count()) > 0) {
    const one = answered.first();
    mended.push((await one.getAttribute("aria-label")) ?? "");
    await hand.press(one);
    await hand.type(
      page.getByRole("textbox", { name: /What is told, time 1/ }),
      "You do not know, and nobody here will say.",
    );
    await hand.frame("answered");
  }
  return mended;
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
    await page.addInitScript(({ tokens, user }) => {
      localStorage.setItem("tokens", JSON.stringify(tokens));
      localStorage.setItem("token", tokens.access_token);
      localStorage.setItem("user", JSON.stringify(user));
    }, author);
    const hand = handAt(page, folder);
    await page.goto("/home");
    await hand.frame("home");
    await hand.press(page.getByRole("banner").getByRole("link", { name: "Compose" }));
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
  });
} finally {
  await katha.stop();
}
