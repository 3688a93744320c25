import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";
import { openHome } from "../../support/pages.ts";
import { moveFocusTo, pressOn } from "../../support/keyboard.ts";
import { aLongStory, registered, signedIn } from "../../support/people.ts";
import { command, passages, toldSoFar, waitForTurn } from "../../support/playing.ts";

test("a visitor finds a story, is asked to sign in, and likes it by keyboard alone", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "keys-visitor");
  const person = await registered(page);
  const story = await aLongStory(page);
  await openHome(page);
  const bar = page.getByRole("banner");
  const search = bar.getByLabel("Search stories");
  await moveFocusTo(page, search);
  await page.keyboard.type(story.title);
  await expect(page.getByRole("option", { name: new RegExp(story.title) })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await screenshot("found");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: story.title })).toBeFocused();

  const like = page.getByRole("main").getByRole("button", { name: "Like" });
  await pressOn(page, like);
  const dialog = page.getByRole("dialog", { name: "Login Required" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(like).toBeFocused();
  await page.keyboard.press("Enter");
  await pressOn(page, dialog.getByRole("button", { name: "Continue to Login" }));
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeFocused();
  await moveFocusTo(page, page.getByLabel("Username or email"));
  await page.keyboard.type(person.username);
  await moveFocusTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(person.password);
  await screenshot("login");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/game/${story.id}$`));

  await pressOn(page, like);
  const liked = page.getByRole("button", { name: "Take back the like" });
  await expect(liked).toBeFocused();
  await screenshot("liked");
  await pressOn(page, page.getByRole("main").getByRole("button", { name: "Bookmark" }));
  await expect(page.getByRole("button", { name: "Remove the bookmark" })).toBeFocused();
});

test("a player goes on, chooses, takes back and branches off by keyboard alone", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "keys-player");
  await signedIn(page);
  const story = await aLongStory(page);
  await page.goto(`/game/${story.id}`);
  await pressOn(page, page.getByRole("main").getByRole("button", { name: "Play", exact: true }));
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  const begun = page.url();
  await expect(passages(page).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const turn = async (act: () => Promise<void>) => {
    const before = await toldSoFar(page);
    await act();
    await waitForTurn(page, before);
  };
  await turn(() => pressOn(page, command(page, "Continue")));
  await expect(command(page, "Continue")).toBeFocused();
  await screenshot("told");
  const choices = page.getByRole("list", { name: "What do you do?" }).getByRole("button");
  await expect(choices.first()).toBeVisible();
  const chosen = await choices.first().innerText();
  await turn(async () => {
    await moveFocusTo(page, choices.first(), "Shift+Tab");
    await screenshot("choice");
    await page.keyboard.press("Enter");
  });
  await expect(page.locator("[data-entry=choice]").last()).toContainText(chosen);
  // The chosen button is gone; the next choices are one Tab away.
  await page.keyboard.press("Tab");
  await expect(choices.first()).toBeFocused();

  await pressOn(page, command(page, "Undo"));
  const undo = page.getByRole("button", { name: "Undo this part" });
  await pressOn(page, undo);
  await expect(page.getByText("Taken back").first()).toBeVisible();
  await expect(command(page, "Undo")).toBeFocused();

  const more = page.getByRole("button", { name: "More about this part" });
  await moveFocusTo(page, more.nth(1), "Shift+Tab");
  await page.keyboard.press("Enter");
  await screenshot("more");
  await pressOn(page, page.getByRole("button", { name: "Go on from here in a new session" }));
  const begin = page.getByRole("button", { name: "Begin the new session" });
  await pressOn(page, begin);
  await expect(page).not.toHaveURL(begun);
  await expect(passages(page).first()).toBeVisible();
  await pressOn(page, command(page, "Continue"));
});
