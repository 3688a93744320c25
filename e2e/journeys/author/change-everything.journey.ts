import { aDraft, wellStructure } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { command } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

test("an author changes after creation everything that was asked for the story, and plays it so", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "change-everything");
  const { tokens } = await signedIn(page);
  const { id } = await aDraft(page, tokens.access_token, { story_structure: wellStructure });
  await page.goto(`/edit-story/${id}`);
  const title = "The Well That Fell Silent";
  const words = {
    Title: title,
    Tagline: "It has said enough.",
    Description: "A village, a flood, a well.",
    "Story prompt": "You are the oldest at the well.",
    "What the cover shows": "A well under water",
    "Play time in minutes": "45",
    "Starting XP": "42",
    Actions: "4",
    "Story cards": "5",
    "Total scenes": "6",
    "Branching points": "7",
    "Possible endings": "0",
    "XP gain multiplier": "3",
    "Highest health": "60",
    "Inventory slots": "2",
  };
  for (const [name, value] of Object.entries(words))
    await page.getByLabel(name, { exact: true }).fill(value);
  await choose(page, /^Content rating/, "Teen (13+)");
  await choose(page, /^Difficulty/, "Hard");
  await choose(page, /^Language/, "हिन्दी");
  await choose(page, /^Skill checks/, "Hard");
  const premium = page.getByRole("checkbox", { name: /^Premium story/ });
  await premium.check();
  const tag = page.getByRole("group", { name: "Tags" }).getByRole("checkbox").first();
  await tag.check();

  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  const endings = page.getByLabel("Possible endings", { exact: true });
  await expect(endings).toHaveAccessibleDescription(/^This must be at least 1/);
  await screenshot("refused");
  await endings.fill("8");
  await save.click();
  await expect(page).toHaveURL(/\/my-stories$/);

  await page.goto(`/edit-story/${id}`);
  for (const [name, value] of Object.entries({ ...words, "Possible endings": "8" }))
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(value);
  await expect(page.getByRole("combobox", { name: /^Skill checks/ })).toContainText("Hard");
  await expect(page.getByRole("combobox", { name: /^Language/ })).toContainText("हिन्दी");
  await expect(tag).toBeChecked();
  await screenshot("changed");
  // The box can be unchecked again.
  await expect(premium).toBeChecked();
  await premium.uncheck();
  await save.click();
  await expect(page).toHaveURL(/\/my-stories$/);
  const card = page.getByRole("listitem").filter({ hasText: title });
  await card.getByRole("button", { name: /Publish/ }).click();
  await expect(card.getByRole("button", { name: /Publish/ })).toHaveCount(0);
  await page.goto(`/game/${id}`);
  const statistics = page.getByRole("region", { name: "Statistics" });
  for (const row of [
    /Starting XP\s*42/,
    /Actions\s*4/,
    /Story Cards\s*5/,
    /Total Scenes\s*6/,
    /Branches\s*7/,
    /Endings\s*8/,
    /Play Time\s*1 min/,
    /Language\s*HI/,
  ])
    await expect(statistics).toContainText(row);
  await expect(page.getByText("Teen (13+)")).toBeVisible();

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  await expect(page.getByText("42 XP")).toBeVisible();
  const answer = page.getByRole("list", { name: "What do you do?" }).getByRole("button");
  await answer.filter({ hasText: "Answer." }).click();
  // An ending earns 50 XP, and all XP is tripled.
  await expect(page.getByText("192 XP")).toBeAttached();
  await expect(command(page, "Undo")).toBeAttached();
  await screenshot("played");
});
