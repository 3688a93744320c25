import { type Page, expect } from "./test.ts";
import { aLongStory, signedIn } from "./people.ts";

type Player = Awaited<ReturnType<typeof signedIn>>;

/** A new player at the opening of a story. */
export async function begin(page: Page): Promise<{ id: string; title: string; player: Player }> {
  const player = await signedIn(page);
  const story = await aLongStory(page);
  await beginStory(page, story.id);
  return { ...story, player };
}

/** Whoever is signed in, at the opening of this story. */
export async function beginStory(page: Page, id: string): Promise<void> {
  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(passages(page).first()).toBeVisible();
}

export const passages = (page: Page) => page.locator("[data-entry=narrative], [data-entry=setup]");

export const command = (page: Page, name: string) =>
  page.getByRole("form", { name: "Commands" }).getByRole("button", { name });

/** A turn has ended when its commands are enabled again; after an ending, Undo is one of the few that are left. */
export async function waitForTurn(page: Page, before: number): Promise<void> {
  await expect.poll(() => passages(page).count(), { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(command(page, "Undo")).toBeEnabled({ timeout: 30_000 });
}

export async function take(page: Page, name: string): Promise<void> {
  const before = await passages(page).count();
  await command(page, name).click();
  await waitForTurn(page, before);
}

/** What the story offers to do; going on at a fork only asks which way. */
export const choices = (page: Page) =>
  page.getByRole("list", { name: "What do you do?" }).getByRole("button");

export async function choose(page: Page): Promise<void> {
  const before = await passages(page).count();
  await choices(page).first().click();
  await waitForTurn(page, before);
}

/** The beginning of the last passage, once it is complete. */
export async function lastWords(page: Page): Promise<string> {
  await expect(command(page, "Continue")).toBeEnabled();
  // Not innerText: the drop cap would be a word of its own.
  const text = (await passages(page).last().textContent()) ?? "";
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 80);
}
