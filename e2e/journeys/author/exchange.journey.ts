import { readFile } from "node:fs/promises";
import { aDraft, storyNow, wellStructure } from "../../support/drafts.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { expectNoOverflow } from "../../support/checks.ts";
import { signedIn } from "../../support/people.ts";

/** A file as Twine writes it: a named start, small cards close together, variables, and one macro that only Twine knows. */
const twee = `:: StoryTitle
The Salt Ferry

:: StoryData
{ "ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "SugarCube", "start": "Landing" }

:: Landing {"position":"100,100","size":"100,100"}
<<set $wet to 0>><<audio "rain" play>>The boat waits. You may [[row over->Far shore]].

[[Let it drift->Sea]]

:: Far shore {"position":"225,100","size":"100,100"}
Dry land, and a lamp.

:: Sea {"position":"100,225","size":"100,100"}
Nobody rows you back.
`;

const scenes = (page: Page) => page.locator("[data-scene]");

async function bring(page: Page, name: string, text: string | Buffer) {
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import a story" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  return dialog;
}

test(
  "a story is imported from Twine, played, undone, exported to Twine and imported again",
  { tag: "@essential" },
  async ({ page }) => {
    const { tokens } = await signedIn(page);
    const { id } = await aDraft(page, tokens.access_token, { story_structure: wellStructure });
    await page.goto(`/edit-story/${id}`);
    await page.getByRole("tab", { name: "Outline" }).click();
    await expect(scenes(page)).toHaveCount(2);

    const dialog = await bring(page, "ferry.twee", twee);
    const coming = dialog.getByRole("region", { name: "What comes in" });
    await expect(coming).toContainText("The Salt Ferry");
    await expect(coming).toContainText("3 scenes · 2 endings · 1 quality · Begins at Landing");
    await expect(coming.getByRole("list", { name: "What it keeps count of" })).toContainText("wet");
    await expect(coming).toContainText('<<audio "rain" play>>');
    await expect(coming).toContainText("It takes the place of the 2 scenes that are here now.");
    await expect(scenes(page)).toHaveCount(2);
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await expect(scenes(page)).toHaveCount(3);
    await expectNoOverflow(page, [360, 1280]);

    const landing = page.locator('[data-scene="Landing"]');
    await landing.locator("[data-head]").click();
    await landing.getByLabel("What is told", { exact: true }).fill("The boat waits.");
    await landing.getByRole("button", { name: "Play from here" }).click();
    await page.getByRole("button", { name: "Let it drift" }).click();
    await expect(page.getByText("Nobody rows you back.").last()).toBeVisible();

    // Undo the edit first, then the whole import in one step, and redo both.
    await page.getByRole("button", { name: "Undo: writing in Landing" }).click();
    await page.getByRole("button", { name: "Undo the import" }).click();
    await expect(scenes(page)).toHaveCount(2);
    await expect(page.locator('[data-scene="well"]')).toBeVisible();
    await page.getByRole("button", { name: "Redo: importing ferry.twee" }).click();
    await page.getByRole("button", { name: "Redo: writing in Landing" }).click();
    const saved = async () => (await storyNow(page, tokens.access_token, id)).story_structure;
    await expect.poll(saved).toMatchObject({
      start_node: "Landing",
      nodes: { Landing: { text: "The boat waits." }, Sea: { choices: [] } },
    });
    const written = await saved();

    await page.getByRole("button", { name: "Export", exact: true }).click();
    const going = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download The Well That Answered.twee" }).click();
    const file = await going;
    const taken = await readFile(await file.path(), "utf8");
    expect(taken).toMatch(/^:: StoryTitle\nThe Well That Answered\n/);
    expect(taken).toContain("[[Let it drift->Sea]]");
    const dialogs = page.getByRole("dialog");
    await dialogs.getByRole("button", { name: "Close" }).last().click();
    await expect(dialogs).toHaveCount(0);

    await page.getByRole("button", { name: /^Undo: writing/ }).click();
    const again = await bring(page, file.suggestedFilename(), taken);
    await expect(again).toContainText("Nothing in it is lost.");
    await again.getByRole("button", { name: "Import", exact: true }).click();
    await expect(dialogs).toHaveCount(0);
    await expect.poll(saved).toEqual(written);
  },
);

test("a story goes out as a bundle, and comes in as a draft of its own", async ({ page }) => {
  const { tokens } = await signedIn(page);
  const { id } = await aDraft(page, tokens.access_token, { story_structure: wellStructure });
  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: "Outline" }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const going = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download The Well That Answered.katha.zip" }).click();
  const file = await going;
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  const dialog = await bring(page, "well", await readFile(await file.path()));
  const coming = dialog.getByRole("region", { name: "What comes in" });
  await expect(coming).toContainText("story bundle · 2 scenes");
  await expect(coming).toContainText("this story stays as it is");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  const opening = dialog.getByRole("link", { name: "Open the draft" });
  await expect(opening).not.toHaveAttribute("href", `/edit-story/${id}`);
  await expect(scenes(page)).toHaveCount(2);
});
