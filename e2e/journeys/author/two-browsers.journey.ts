import { aDraft, saveStatus, keptWords, type StoryNow, storyNow } from "../../support/drafts.ts";
import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import { signedIn } from "../../support/people.ts";

/** 15 seconds in the suite; `TWO_BROWSERS_SECONDS=60` for a full minute. */
const seconds = Number(process.env["TWO_BROWSERS_SECONDS"] ?? 15);
const seed = Number(process.env["TWO_BROWSERS_SEED"] ?? 7);

/** Random numbers that are the same for the same seed (mulberry32). */
function chances(from: number): (below: number) => number {
  let state = from;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const fields = ["Title", "Tagline", "Description", "What the cover shows"] as const;
const scenes = ["well", "voice", "road"] as const;
const structure = {
  start_node: "well",
  nodes: {
    well: { text: "The well answers.", choices: [{ text: "Answer.", target: "voice" }] },
    voice: { text: "It is old.", choices: [{ text: "Leave.", target: "road" }] },
    road: { text: "It bends back.", choices: [] },
  },
};

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: "Outline" }).click();
  await expect(page.locator("[data-scene]")).toHaveCount(3);
}

const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Adds a word at the end of the current text. */
async function add(page: Page, field: ReturnType<typeof fieldOf>, word: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(` ${word}`);
}

async function addToScene(page: Page, scene: string, word: string): Promise<void> {
  const row = page.locator(`[data-scene="${scene}"]`);
  const head = row.locator("[data-head]");
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
  await add(page, row.getByLabel("What is told", { exact: true }), word);
}

test("two browsers edit one story: nothing is lost, conflicts are shown, and both end up the same", async ({
  page,
  anotherBrowser,
  consoleErrors,
}) => {
  test.setTimeout((seconds + 285) * 1_000);
  const author = await signedIn(page);
  const token = author.tokens.access_token;
  const { id } = await aDraft(page, token, { story_structure: structure });
  const other = await anotherBrowser();
  await other.goto("/login");
  await other.getByLabel("Username or email").fill(author.username);
  await other.getByLabel("Password", { exact: true }).fill(author.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(/\/home$/);
  const hands = [page, other] as const;
  for (const hand of hands) await openEditor(hand, id);

  const chance = chances(seed);
  const shown: string[] = [];
  let asked = 0;
  const sides = { mine: 0, theirs: 0 };
  /** Resolves conflicts, alternating between the sides, until there are none. */
  const choose = async (hand: Page) => {
    const panel = hand.getByRole("region", { name: "It was saved elsewhere meanwhile" });
    if (!(await panel.isVisible())) return;
    asked += 1;
    while (await panel.isVisible()) {
      shown.push(await panel.innerText());
      const side = sides.mine > sides.theirs ? ("theirs" as const) : ("mine" as const);
      sides[side] += 1;
      const wanted = panel.getByRole("button", {
        name: side === "mine" ? /^Keep mine/ : /^Take the saved one/,
      });
      const left = await wanted.count();
      await wanted.first().click();
      await expect(async () => {
        expect((await panel.isVisible()) ? await wanted.count() : 0).toBeLessThan(left);
      }).toPass();
    }
  };
  const settled = async (hand: Page) => {
    await expect(async () => {
      await choose(hand);
      await expect(saveStatus(hand)).toHaveAttribute("data-save-state", "saved", {
        timeout: 1_000,
      });
    }).toPass();
  };

  const words: string[] = [];
  const until = Date.now() + seconds * 1_000;
  // A slow machine comes to fewer conflicts in the same time: both sides are to be taken at least once.
  const wasAsked = () => sides.mine > 0 && sides.theirs > 0;
  for (let at = 0; Date.now() < until || !wasAsked(); at += 1) {
    const hand = hands[chance(2)] ?? page;
    const word = `word${at}.`;
    const what = chance(10);
    // A conflict panel that appears in the middle of a word would move the field.
    await choose(hand);
    if (what < 5) {
      words.push(word);
      await add(hand, fieldOf(hand, fields[chance(fields.length)] ?? "Title"), word);
    } else if (what < 9) {
      words.push(word);
      await addToScene(hand, scenes[chance(scenes.length)] ?? "well", word);
    } else await settled(hand);
  }

  const isAlike = async () => {
    for (const hand of hands) {
      await hand.evaluate(() => window.dispatchEvent(new Event("focus")));
      await settled(hand);
    }
    const story = await storyNow(page, token, id);
    for (const hand of hands) expect(await inForm(hand)).toEqual(told(story));
  };
  await expect(isAlike).toPass();

  const story = JSON.stringify(await storyNow(page, token, id));
  const places = [story, await keptWords(page, token, id), ...shown].join("\n");
  expect(words.filter((word) => !places.includes(word))).toEqual([]);
  expect(Math.min(sides.mine, sides.theirs)).toBeGreaterThan(0);
  process.stdout.write(
    `${words.length} words in ${seconds} s, ${asked} conflicts (${sides.mine} mine, ${sides.theirs} theirs), seed ${seed}\n`,
  );

  // The only errors are saves that were too late.
  allowErrors(consoleErrors, /409/);
});

async function inForm(hand: Page): Promise<unknown> {
  const values: string[] = [];
  for (const field of fields) values.push(await fieldOf(hand, field).inputValue());
  const texts: string[] = [];
  for (const scene of scenes) {
    const head = hand.locator(`[data-scene="${scene}"] [data-head]`);
    if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
    texts.push(
      await hand
        .locator(`[data-scene="${scene}"]`)
        .getByLabel("What is told", { exact: true })
        .inputValue(),
    );
  }
  return [...values, ...texts].map((text) => text.trim());
}

function told({ title, tagline, story_description, image_alt, story_structure }: StoryNow) {
  const { nodes } = story_structure as { nodes: Record<string, { text: string }> };
  const texts = scenes.map((scene) => nodes[scene]?.text ?? "");
  return [title, tagline, story_description, image_alt, ...texts].map((text) => text.trim());
}
