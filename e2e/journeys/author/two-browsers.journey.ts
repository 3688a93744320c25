import { aDraft, keptWords, type StoryNow, storyNow } from "../../support/drafts.ts";
import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import { signedIn } from "../../support/people.ts";

/** Longer than the pauses after which words are kept, and then saved. */
const savedAfterMs = 3_000;
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

/** Adds a word at the end of the current text, and lets the time pass after which it is saved. */
async function add(page: Page, field: ReturnType<typeof fieldOf>, word: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(` ${word}`);
  await page.clock.runFor(savedAfterMs);
}

async function addToScene(page: Page, scene: string, word: string): Promise<void> {
  const row = page.locator(`[data-scene="${scene}"]`);
  const head = row.locator("[data-head]");
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
  await add(page, row.getByLabel("What is told", { exact: true }), word);
}

/** The words that are not in a text. */
const without = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(word));

const conflict = (page: Page) =>
  page.getByRole("region", { name: "It was saved elsewhere meanwhile" });

/** A save that came too late is looked into after a pause, and time passes only here. */
const untilAsked = (hand: Page) =>
  expect
    .poll(async () => {
      await hand.clock.runFor(savedAfterMs);
      return conflict(hand).isVisible();
    })
    .toBe(true);

test("two browsers edit one story: both are merged, conflicts are shown, and both end up the same", async ({
  page,
  anotherBrowser,
  consoleErrors,
}) => {
  const author = await signedIn(page);
  const token = author.tokens.access_token;
  const { id } = await aDraft(page, token, { story_structure: structure });
  const other = await anotherBrowser();
  const hands = [page, other] as const;
  for (const hand of hands) await hand.clock.install();
  await other.goto("/login");
  await other.getByLabel("Username or email").fill(author.username);
  await other.getByLabel("Password", { exact: true }).fill(author.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(/\/home$/);
  for (const hand of hands) await openEditor(hand, id);
  const saved = async () => JSON.stringify(await storyNow(page, token, id));
  /** Only where time passes does a hand look for what the other has saved. */
  const untilSavedBy = (those: readonly Page[], ...words: string[]) =>
    expect
      .poll(async () => {
        // A save that came too late is tried again after a pause.
        for (const hand of those) await hand.clock.runFor(savedAfterMs);
        return without(await saved(), words);
      })
      .toEqual([]);
  const untilSaved = (...words: string[]) => untilSavedBy(hands, ...words);

  // In different places: nobody is asked.
  await add(page, fieldOf(page, "Tagline"), "lantern.");
  await untilSaved("lantern.");
  await add(other, fieldOf(other, "Description"), "heron.");
  await untilSaved("lantern.", "heron.");
  await addToScene(page, "road", "ferry.");
  await untilSaved("lantern.", "heron.", "ferry.");

  // In the same place: the second hand is asked, and keeps its own words; those of the first stay in a version.
  await add(page, fieldOf(page, "Title"), "Twice");
  await untilSavedBy([page], "Twice");
  await add(other, fieldOf(other, "Title"), "Thrice");
  await untilAsked(other);
  await conflict(other)
    .getByRole("button", { name: /^Keep mine/ })
    .click();
  await expect(conflict(other)).toBeHidden();
  await untilSaved("Thrice");
  expect(await saved()).not.toContain("Twice");
  expect(await keptWords(page, token, id)).toContain("Twice");

  // Now it takes what is saved, and has seen its own words beside it.
  await addToScene(page, "well", "bucket.");
  await untilSavedBy([page], "bucket.");
  await addToScene(other, "well", "rope.");
  await untilAsked(other);
  await expect(conflict(other)).toContainText("rope.");
  await conflict(other)
    .getByRole("button", { name: /^Take the saved one/ })
    .click();
  await expect(conflict(other)).toBeHidden();

  for (const hand of hands) await hand.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(async () => {
    const story = await storyNow(page, token, id);
    for (const hand of hands) expect(await inForm(hand)).toEqual(told(story));
  }).toPass();
  await untilSaved("lantern.", "heron.", "ferry.", "Thrice", "bucket.");

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
