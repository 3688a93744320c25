import { aDraft } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, choose, passages } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

const wellStory = {
  start_node: "well",
  nodes: {
    well: {
      place: "The well",
      text: "The rope is wet, though nobody has drawn water here since the spring.",
      choices: [{ text: "Pull the rope up.", target: "road" }],
    },
    road: {
      place: "The road",
      text: "There is a lamp at the end of it, and the lamp is lit. The road goes on behind you.",
      choices: [{ text: "Carry the lamp home.", target: "home" }],
    },
    home: { place: "Home", text: "They have kept a place for you, and for the lamp.", choices: [] },
  },
};

const mine = "At the end of the rope hung my grandmother's lamp, and it was lit.";

/** What the menu of a part offers, opened by keyboard. */
async function doWith(page: Page, part: number, act: string): Promise<void> {
  const menu = page.getByRole("button", { name: "More about this part" }).nth(part);
  await menu.press("Enter");
  await page.getByRole("button", { name: act, exact: true }).press("Enter");
}

const inStory = (page: Page, words: string | RegExp) =>
  page.getByRole("region", { name: "The story so far" }).getByText(words);

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a reader owns their session: bookmarks, notes, their own words, what it cost, and which play goes on", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "own-session");
  const { tokens } = await signedIn(page);
  const { id } = await aDraft(page, tokens.access_token, { story_structure: wellStory });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const published = await page.request.put(`/api/v1/stories/${id}/publish`, { headers });
  expect(published.ok()).toBe(true);
  await beginStory(page, id);
  const session = page.url();
  await choose(page, "Pull the rope up.");
  await expect(passages(page)).toHaveCount(2);

  await page.getByRole("button", { name: "More about this part" }).last().press("Enter");
  await screenshot("menu");
  await page.keyboard.press("Escape");

  // A bookmark with a name and a note, by keyboard.
  await doWith(page, 0, "Bookmark or note");
  const mark = dialog(page, "Bookmark or note");
  await mark.getByRole("textbox", { name: "Name of the bookmark" }).fill("The wet rope");
  await mark.getByRole("textbox", { name: "Note" }).fill("Who wetted it?");
  await screenshot("marking");
  await mark.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(mark).toBeHidden();
  const kept = page.getByRole("button", { name: /^The wet rope.*Who wetted it/s });
  await expect(kept).toBeVisible();

  // In the reader's own words, with what was told one press away.
  await doWith(page, 1, "Put it in my words");
  const wording = dialog(page, "In your own words");
  await wording.getByRole("textbox").fill(mine);
  await screenshot("rewording");
  await wording.getByRole("button", { name: "Put it in the story" }).press("Enter");
  await expect(inStory(page, mine)).toBeVisible();
  await screenshot("of-the-reader");
  await page.getByRole("button", { name: "Show as it was told" }).press("Enter");
  await expect(inStory(page, /There is a lamp at the end/)).toBeVisible();
  await page.getByRole("button", { name: "Show my words" }).press("Enter");
  await expect(inStory(page, mine)).toBeVisible();

  await doWith(page, 1, "What it cost");
  await expect(dialog(page, "What this part cost")).toContainText("costs no coins");
  await screenshot("cost");
  await page.keyboard.press("Escape");

  // It is all there when the page is opened again, and the list leads back.
  await page.reload();
  await expect(inStory(page, mine)).toBeVisible();
  const list = page.getByRole("button", { name: "Bookmarks and notes" });
  await list.press("Enter");
  await expect(dialog(page, "Bookmarks and notes")).toContainText("Who wetted it?");
  await screenshot("list");
  await page.getByRole("button", { name: "Go there: The wet rope" }).press("Enter");
  await expect(dialog(page, "Bookmarks and notes")).toBeHidden();
  await expect(passages(page).first()).toBeFocused();
  await expect(passages(page).first()).toBeInViewport();

  // With one play PLAY goes on; a quiet button begins the story anew beside it.
  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: "Begin anew" }).press("Enter");
  const which = dialog(page, "Which play?");
  await expect(which.getByRole("link", { name: "The road" })).toBeFocused();
  await screenshot("begin-anew");
  await which.getByRole("button", { name: "Begin anew" }).press("Enter");
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  await expect(page).not.toHaveURL(session);
  await expect(passages(page)).toHaveCount(1);

  // With two, PLAY asks.
  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  await expect(which.getByRole("link")).toHaveCount(2);
  await screenshot("which");
  await which.getByRole("link", { name: "The road" }).press("Enter");
  await expect(page).toHaveURL(session);
  await expect(inStory(page, mine)).toBeVisible();

  // At its ending the story is played again from its beginning, and the other play stays where it is.
  await choose(page, "Carry the lamp home.");
  await page.getByRole("button", { name: "See how it ended" }).press("Enter");
  const ending = dialog(page, "The story has ended");
  await ending.getByRole("button", { name: "Play again" }).press("Enter");
  await expect(page).not.toHaveURL(session);
  await expect(passages(page)).toHaveCount(1);
  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  await expect(which.getByRole("link")).toHaveCount(3);
});
