import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { openHome } from "../../support/pages.ts";
import { admin } from "../../support/admin.ts";
import { moveFocusTo, pressOn } from "../../support/keyboard.ts";
import { aDraft, published, wellStructure } from "../../support/drafts.ts";
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

test("an administrator features a story and answers a report by keyboard alone", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "keys-admin");
  const title = await aPublishedStory(page);
  const note = await aReport(page, (await aLongStory(page)).id);
  await page.goto("/admin");
  await moveFocusTo(page, page.getByLabel("Email or Username"));
  await page.keyboard.type(admin.name);
  await moveFocusTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/stories$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const rows = page.getByRole("switch", { name: /: featured$/ });
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await moveFocusTo(page, page.getByLabel("Search", { exact: true }));
  await page.keyboard.type(title);
  await expect(page).toHaveURL(/\?q=/);
  // When the results arrive, the old rows disappear, and the focus with them if it is in one.
  await expect(rows).not.toHaveCount(all);
  const featured = page.getByRole("switch", { name: `${title}: featured` });
  const was = await featured.isChecked();
  await pressOn(page, featured, "Space");
  await expect(featured).toBeChecked({ checked: !was });
  await expect(featured).toBeFocused();
  await screenshot("featured");
  await page.keyboard.press("Space");
  await expect(featured).toBeChecked({ checked: was });

  const link = page.getByRole("banner").getByRole("link", { name: /^Reports/ });
  await moveFocusTo(page, link, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const report = page.getByRole("article").filter({ hasText: note });
  await pressOn(page, report.getByRole("button", { name: /^Dismiss/ }));
  await expect(report).toBeHidden();
  // The focus moves to the next report, or to the empty queue.
  const queue = page.getByRole("main").locator("[data-row], [tabindex='-1']");
  await expect(queue.locator(":focus").or(queue.and(page.locator(":focus")))).toHaveCount(1);
  await screenshot("answered");
});

/** One that no other journey touches; returns its title. */
async function aPublishedStory(page: Page): Promise<string> {
  const { tokens } = await registered(page);
  const title = `The Lamp of Many Keys ${Date.now().toString(36)}`;
  const more = { title, story_structure: wellStructure };
  const { id } = await aDraft(page, tokens.access_token, more);
  await published(page, tokens.access_token, id);
  return title;
}

/** Reports a passage as a player. */
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
