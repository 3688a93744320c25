import { filmOf } from "../film.ts";
import { type Page, expect, openHome, test } from "../house.ts";
import { keeper } from "../keepers.ts";
import { keyTo, pressAt } from "../keys.ts";
import { aLongStory, aStory, registered, signedIn } from "../people.ts";
import { command, passages, untilTold } from "../playing.ts";

// What is told stands at once, as it does for whoever asks for less motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a visitor finds a story, is asked in, and likes it by keyboard alone", async ({
  page,
  isMobile,
}) => {
  const film = filmOf(page, "keys-visitor");
  const person = await registered(page);
  const story = await aStory(page);
  await openHome(page);
  const bar = page.getByRole("banner");
  if (isMobile) await pressAt(page, bar.getByRole("button", { name: "Menu" }));
  const search = page.getByRole(isMobile ? "dialog" : "banner").getByLabel("Search stories");
  await keyTo(page, search);
  await page.keyboard.type(story.title);
  await expect(page.getByRole("option", { name: new RegExp(story.title) })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await film("found");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: story.title })).toBeFocused();

  const like = page.getByRole("main").getByRole("button", { name: "Like" });
  await pressAt(page, like);
  const dialog = page.getByRole("dialog", { name: "Login Required" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(like).toBeFocused();
  await page.keyboard.press("Enter");
  await pressAt(page, dialog.getByRole("button", { name: "Continue to Login" }));
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeFocused();
  await keyTo(page, page.getByLabel("Username or email"));
  await page.keyboard.type(person.username);
  await keyTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(person.password);
  await film("login");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/game/${story.id}$`));

  await pressAt(page, like);
  const liked = page.getByRole("button", { name: "Take back the like" });
  await expect(liked).toBeFocused();
  await film("liked");
  await pressAt(page, page.getByRole("main").getByRole("button", { name: "Bookmark" }));
  await expect(page.getByRole("button", { name: "Remove the bookmark" })).toBeFocused();
});

test("a player goes on, chooses, takes back and branches off by keyboard alone", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const film = filmOf(page, "keys-player");
  await signedIn(page);
  const story = await aLongStory(page);
  await page.goto(`/game/${story.id}`);
  await pressAt(page, page.getByRole("main").getByRole("button", { name: "Play", exact: true }));
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  const begun = page.url();
  await expect(passages(page).first()).toBeVisible();

  const turn = async (act: () => Promise<void>) => {
    const before = await passages(page).count();
    await act();
    await untilTold(page, before);
  };
  await turn(() => pressAt(page, command(page, "Continue")));
  await expect(command(page, "Continue")).toBeFocused();
  await film("told");
  const choices = page.getByRole("list", { name: "What do you do?" }).getByRole("button");
  await expect(choices.first()).toBeVisible();
  const chosen = await choices.first().innerText();
  await turn(async () => {
    await keyTo(page, choices.first(), "Shift+Tab");
    await film("choice");
    await page.keyboard.press("Enter");
  });
  await expect(page.locator("[data-entry=choice]").last()).toContainText(chosen);
  // The line that was chosen is gone; the keyboard goes on from where it stood.
  await page.keyboard.press("Tab");
  const log = page.getByRole("region", { name: "The story so far" });
  await expect(log.locator(":focus")).toHaveCount(1);

  await pressAt(page, command(page, "Undo"));
  const undo = page.getByRole("button", { name: "Undo this part" });
  await pressAt(page, undo);
  await expect(page.getByText("Taken back").first()).toBeVisible({ timeout: 15_000 });
  await expect(command(page, "Undo")).toBeFocused();

  const more = page.getByRole("button", { name: "More about this part" });
  await keyTo(page, more.nth(1), "Shift+Tab");
  await page.keyboard.press("Enter");
  await film("more");
  await keyTo(
    page,
    page.getByRole("button", { name: "Go on from here in a new session" }),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  const begin = page.getByRole("button", { name: "Begin the new session" });
  await pressAt(page, begin);
  await expect(page).not.toHaveURL(begun);
  await expect(passages(page).first()).toBeVisible();
  await pressAt(page, command(page, "Continue"));
});

test("an administrator features a story and answers a report by keyboard alone", async ({
  page,
}) => {
  const film = filmOf(page, "keys-admin");
  const story = await aStory(page);
  const note = await aReport(page, story.id);
  await page.goto("/admin");
  await keyTo(page, page.getByLabel("Email or Username"));
  await page.keyboard.type(keeper.name);
  await keyTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(keeper.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/stories$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await keyTo(page, page.getByLabel("Search", { exact: true }));
  await page.keyboard.type(story.title);
  await expect(page).toHaveURL(/\?q=/);
  const featured = page.getByRole("switch", { name: `${story.title}: featured` });
  const was = await featured.isChecked();
  await pressAt(page, featured, "Space");
  await expect(featured).toBeChecked({ checked: !was });
  await expect(featured).toBeFocused();
  await film("featured");
  await page.keyboard.press("Space");
  await expect(featured).toBeChecked({ checked: was });

  const room = page.getByRole("banner").getByRole("link", { name: /^Reports/ });
  await keyTo(page, room, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const report = page.getByRole("article").filter({ hasText: note });
  await pressAt(page, report.getByRole("button", { name: /^Dismiss/ }));
  await expect(report).toBeHidden();
  // It is at the next one, or where there is none any more.
  const queue = page.getByRole("main").locator("[data-waits-as], [tabindex='-1']");
  await expect(queue.locator(":focus").or(queue.and(page.locator(":focus")))).toHaveCount(1);
  await film("answered");
});

/** Somebody who plays finds something wrong. */
async function aReport(page: Page, story: string): Promise<string> {
  const { tokens } = await registered(page);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const api = "/api/v1/game/sessions";
  const begun = await page.request.put(api, { headers, data: { story_id: story } });
  const { id } = await begun.json();
  const data = { action_type: "continue", selected_model: "tenali" };
  const told = await page.request.post(`${api}/${id}/action`, { headers, data });
  const { turn_id: turn } = await told.json();
  const note = `By keyboard, ${Date.now().toString(36)}.`;
  const sent = await page.request.post(`${api}/${id}/turns/${turn}/report`, {
    headers,
    data: { reason: "other", note },
  });
  expect(sent.status()).toBe(201);
  return note;
}
