import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { aDraft } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, choose, passages } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

const ferryStory = {
  start_node: "shore",
  nodes: {
    shore: {
      text: "The boat waits at the shore, and *nobody* rows.",
      choices: [
        { text: "Row across.", target: "river" },
        { text: "Walk to the bridge.", target: "bridge" },
      ],
    },
    river: {
      text: "Halfway over, the fog lifts.",
      choices: [{ text: "Land.", target: "far" }],
    },
    bridge: { text: "The bridge has fallen.", choices: [{ text: "Swim.", target: "far" }] },
    far: { text: "Sand, and then grass.", choices: [], ending: { kind: "good", title: "Across" } },
  },
};

async function downloaded(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await button.click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a reader takes a finished session along as a book, and goes back to a fork by its map", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "keepsake");
  const { tokens } = await signedIn(page);
  const title = "The Last Ferry";
  const { id } = await aDraft(page, tokens.access_token, { title, story_structure: ferryStory });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const published = await page.request.put(`/api/v1/stories/${id}/publish`, { headers });
  expect(published.ok()).toBe(true);
  await beginStory(page, id);
  await choose(page, "Row across.");
  await page.getByRole("form", { name: "Commands" }).getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("main").locator("figure img").first()).toBeVisible();
  await choose(page, "Land.");

  await page.getByRole("button", { name: "More about this part" }).first().click();
  await page.getByRole("button", { name: "Share as a picture" }).click();
  const card = page.getByRole("dialog", { name: "A picture of this passage" });
  await expect(card.getByRole("img", { name: "A card with the passage" })).toBeVisible();
  await screenshot("card");
  const picture = await downloaded(page, card.getByRole("button", { name: "Save the picture" }));
  expect(picture.name).toBe(`${title}.png`);
  expect(picture.bytes.subarray(1, 4).toString()).toBe("PNG");
  await card.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "See how it ended" }).click();
  await page.getByRole("link", { name: "Keep it as a book" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await screenshot("book");
  const book = await downloaded(page, page.getByRole("button", { name: "Save as EPUB" }));
  expect(book.name).toBe(`${title}.epub`);
  await expect(page.getByText("Saved. Every reading app opens it.")).toBeVisible();
  const files = unzipSync(new Uint8Array(book.bytes));
  const chapter = strFromU8(files["EPUB/chapter-1.xhtml"] ?? new Uint8Array());
  expect(chapter).toContain("<p>The boat waits at the shore, and <em>nobody</em> rows.</p>");
  expect(chapter).toContain("<h2>Row across.</h2>");
  expect(chapter).toContain('<p class="ending">Across</p>');
  for (const name of ["cover.jpg", "picture-1.jpg"])
    expect(Array.from(files[`EPUB/${name}`] ?? []).slice(0, 2)).toEqual([0xff, 0xd8]);
  const text = await downloaded(page, page.getByRole("button", { name: "Plain text" }));
  expect(text.bytes.toString()).toContain("Halfway over, the fog lifts.");

  await page.getByRole("link", { name: "The map" }).click();
  await expect(page.getByText("3 of 4 scenes · 1 of 1 endings found")).toBeVisible();
  await screenshot("map");
  const list = page.getByRole("region", { name: "Where you have been" });
  await list.getByRole("button", { name: /^The boat waits/ }).press("Enter");
  const place = page.getByRole("region", { name: "The chosen scene" });
  await expect(place.getByText("Not gone yet")).toBeVisible();
  await place.getByRole("button", { name: "Go back to this fork" }).press("Enter");
  await page.getByRole("button", { name: "Begin the new session" }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  await choose(page, "Walk to the bridge.");
  await expect(passages(page).last()).toHaveText("The bridge has fallen.");
});
