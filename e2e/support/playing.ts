import { type Page, expect } from "./test.ts";
import { aLongStory, signedIn } from "./people.ts";

type Player = Awaited<ReturnType<typeof signedIn>>;

/** Opens a story as a new player. */
export async function begin(
  page: Page,
  /** The button's name in the page's language. */
  play = "Play",
): Promise<{ id: string; title: string; player: Player }> {
  const player = await signedIn(page);
  const story = await aLongStory(page);
  await beginStory(page, story.id, play);
  return { ...story, player };
}

/** Opens this story as the signed-in user. */
export async function beginStory(page: Page, id: string, play = "Play"): Promise<void> {
  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: play, exact: true }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(passages(page).first()).toBeVisible();
}

export const passages = (page: Page) => page.locator("[data-entry=narrative], [data-entry=setup]");

export const command = (page: Page, name: string) =>
  page.getByRole("form", { name: "Commands" }).getByRole("button", { name });

/** How many passages there are, once nothing is being told or taken back. Undo is there even after an ending. */
export async function toldSoFar(page: Page): Promise<number> {
  await expect(command(page, "Undo")).toBeEnabled();
  return passages(page).count();
}

/** A turn is over when the commands are enabled again. Where none was told, the log says why. */
export async function waitForTurn(page: Page, before: number): Promise<void> {
  const log = page.getByRole("region", { name: "The story so far" });
  await expect
    .poll(() => passages(page).count())
    .toBeGreaterThan(before)
    .catch(async (cause: unknown) => {
      const end = (await log.innerText()).slice(-600);
      throw new Error(`No part was told. The log ends with: ${end}`, { cause });
    });
  await expect(command(page, "Undo")).toBeEnabled();
}

export async function take(page: Page, name: string): Promise<void> {
  const before = await toldSoFar(page);
  await command(page, name).click();
  await waitForTurn(page, before);
}

/** The story's choices, or those of a name; at a fork, Continue would only ask which one. */
export const choices = (page: Page, name?: string | RegExp) =>
  page
    .getByRole("list", { name: "What do you do?" })
    .getByRole("button", name === undefined ? {} : { name });

/** Takes a choice, the first where none is named: they are there once the last part is told to its last letter. */
export async function choose(page: Page, name?: string | RegExp): Promise<void> {
  const choice = choices(page, name).first();
  await expect(choice).toBeVisible();
  const before = await toldSoFar(page);
  await choice.click();
  await waitForTurn(page, before);
}

/** The start of the last passage, once it is complete. */
export async function lastWords(page: Page): Promise<string> {
  await expect(command(page, "Continue")).toBeEnabled();
  // Not innerText, in which the drop cap would be a separate word.
  const text = (await passages(page).last().textContent()) ?? "";
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 80);
}
