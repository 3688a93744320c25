import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { openHome } from "../../support/pages.ts";
import { expectNoOverflow } from "../../support/checks.ts";
import { aLongStory, newPerson } from "../../support/people.ts";

interface Scene {
  text: string;
  choices?: readonly (readonly [words: string, target: string])[];
  ending?: readonly [title: string, kind: string];
}

const scenes: Readonly<Record<string, Scene>> = {
  ghat: {
    text: "The last ferry has not come back. A lamp swings on the far bank, and nobody on this one says whose it is.",
    choices: [
      ["Take the fisherman's boat.", "midstream"],
      ["Wait in the toll house.", "morning"],
    ],
  },
  midstream: {
    text: "In the middle of the river both banks look the same. The lamp is in your own boat now.",
    choices: [
      ["Raise it.", "ferryman"],
      ["Put it out.", "dark"],
    ],
  },
  dark: {
    text: "On the bank somebody counts coins. Eleven, he says.",
    ending: ["Eleven coins", "Dark"],
  },
  morning: {
    text: "The ferry lies at its rope, as it always does.",
    ending: ["Morning on this side", "Good"],
  },
  ferryman: {
    text: "They have been waiting for you to take the pole.",
    ending: ["The ferryman", "Strange"],
  },
};

const rowOf = (page: Page, name: string) => page.locator(`[data-scene="${name}"]`);
const headOf = (page: Page, name: string) => rowOf(page, name).locator("[data-head]");

async function openScene(page: Page, name: string): Promise<void> {
  const head = headOf(page, name);
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
  await expect(head).toHaveAttribute("aria-expanded", "true");
}

/** Writes a scene in its row of the outline; a choice that leads to a missing scene creates it. */
async function write(page: Page, name: string, { text, choices = [], ending }: Scene) {
  const row = rowOf(page, name);
  await openScene(page, name);
  await row.getByLabel("What is told", { exact: true }).fill(text);
  for (const [at, [words, target]] of choices.entries()) {
    const said = row.getByLabel(`Choice ${at + 1}: its words`);
    if ((await said.count()) === 0) await row.getByRole("button", { name: "Add a choice" }).click();
    await said.fill(words);
    const leads = row.getByRole("combobox", { name: `Choice ${at + 1}: where it leads` });
    await leads.fill(target);
    await page.getByRole("option", { name: target }).first().click();
    await expect(row.getByRole("button", { name: `Go to ${target}` })).toBeVisible();
  }
  if (!ending) return;
  await row.getByText("The ending", { exact: true }).click();
  const [title, kind] = ending;
  const called = row.getByLabel("What it is called");
  await called.fill(title);
  await row.getByRole("combobox", { name: "What kind it is" }).click();
  await page.getByRole("option", { name: kind }).click();
  await expect(called).toHaveValue(title);
}

/** An image file as on somebody's disk. */
async function aPicture(page: Page) {
  const { cover_image_url } = await aLongStory(page);
  const buffer = await (await page.request.get(cover_image_url)).body();
  return { name: "cover.webp", mimeType: "image/webp", buffer };
}

async function choose(page: Page, words: string): Promise<void> {
  const choices = page.getByRole("list", { name: "What do you do?" }).getByRole("button");
  await choices.filter({ hasText: words }).click();
}

test(
  "a new author writes scenes with three endings, proves, publishes and plays them",
  { tag: "@phone-only" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "new-author");
    const person = newPerson();
    await openHome(page);
    await screenshot("home");
    const bar = page.getByRole("banner");
    const openMenu = () => bar.getByRole("button", { name: "Menu" }).click();
    await openMenu();
    await page.getByRole("link", { name: "Login", exact: true }).first().click();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
    await page.getByLabel("Username").fill(person.username);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password", { exact: true }).fill(person.password);
    await screenshot("register");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(/\/home$/);

    await openMenu();
    await page.getByRole("dialog").getByText("Create", { exact: true }).click();
    await screenshot("treasury");
    await page.getByRole("link", { name: "Compose" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Story");
    await screenshot("create-empty");

    const title = "The Ferry That Came Back";
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Tagline", { exact: true }).fill("Eleven paid. Twelve crossed.");
    await page
      .getByLabel("Description", { exact: true })
      .fill(
        "A night at a river crossing, a lamp on the **far bank**, and a toll that does not add up.",
      );
    await page
      .getByLabel("Story prompt", { exact: true })
      .fill("Tell it quietly, in the second person. The river is never named.");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Upload a picture" }).click();
    await (await chooser).setFiles(await aPicture(page));
    await expect(page.getByRole("textbox", { name: /^Cover/ })).toHaveValue(/^\/(?:\w+\/)?media\//);
    await page.getByRole("combobox", { name: /Category/ }).click();
    await page.getByRole("option").nth(1).click();
    await screenshot("basic-info");
    await page.getByRole("tab", { name: "Details" }).click();
    await screenshot("details");
    await page.getByRole("tab", { name: "Gameplay" }).click();
    await screenshot("gameplay");

    await page.getByRole("tab", { name: "Story Structure" }).click();
    await expect(page.getByRole("tab", { name: "Outline" })).toBeVisible();
    await screenshot("structure-at-first");
    await page.getByRole("tab", { name: "Outline" }).click();
    await page.getByRole("button", { name: "Add a scene" }).click();
    await screenshot("first-scene");
    const name = page.getByLabel("Name of the scene");
    await name.fill("ghat");
    await name.press("Tab");
    for (const [scene, written] of Object.entries(scenes)) await write(page, scene, written);
    await screenshot("last-scene");
    await expect(page.locator("[data-scene]")).toHaveCount(5);
    await expect(page.getByText("Nothing stands in the way.")).toBeVisible();
    await screenshot("outline");
    await expectNoOverflow(page, [page.viewportSize()?.width ?? 1280]);

    await page.getByRole("button", { name: "Prove the story" }).click();
    const proof = page.getByRole("region", { name: "Proving ground" });
    await expect(proof).toContainText("10,000 plays");
    for (const ending of ["Eleven coins", "Morning on this side", "The ferryman"])
      await expect(proof).toContainText(ending);
    await expect(proof).toContainText("Every scene was come to.");
    await expect(proof).toContainText("Every play came to an ending.");
    await expect(proof).toContainText("What players typed");
    await proof.scrollIntoViewIfNeeded();
    await screenshot("proof");

    await page.getByRole("tab", { name: "Gameplay" }).click();
    await page.getByRole("button", { name: "Take these figures" }).click();
    await expect(page.getByLabel("Total scenes")).toHaveValue("5");
    await expect(page.getByLabel("Possible endings")).toHaveValue("3");
    await screenshot("figures");
    await page.getByRole("button", { name: "Create Story" }).click();
    await expect(page).toHaveURL(/\/my-stories$/);
    const card = page.getByRole("article", { name: title });
    await expect(card).toBeVisible();
    await screenshot("my-stories");
    await card.getByRole("button", { name: `Publish ${title}` }).click();
    await expect(page.getByRole("region", { name: /Published Stories/ })).toContainText(title);
    await screenshot("published");
    await card.getByRole("link", { name: /View/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("Total Scenes").locator("..")).toHaveText(/Total Scenes\s*5/);
    await screenshot("story");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
    await choose(page, "Take the fisherman's boat.");
    await screenshot("playing");
    await choose(page, "Raise it.");
    await page.getByRole("button", { name: "See how it ended" }).click();
    const ended = page.getByRole("dialog", { name: "The story has ended" });
    await expect(ended).toContainText("The ferryman");
    await expect(ended).toContainText("1 of 3");
    await screenshot("ended");
  },
);
