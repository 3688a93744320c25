import { aDraft, saveStatus, storyNow } from "../../support/drafts.ts";
import { expectNoOverflow } from "../../support/checks.ts";
import { signedIn } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";

const court = {
  start_node: "court",
  nodes: {
    court: {
      text: "A court with a door of iron.",
      choices: [
        { text: "Open the door.", target: "hall" },
        { text: "Look into the well.", target: "well" },
      ],
    },
    well: {
      text: "Something glints in the water.",
      choices: [{ text: "Go back.", target: "court" }],
    },
    hall: {
      text: "The hall is full of lamps.",
      choices: [],
      ending: { kind: "good", title: "Inside" },
    },
  },
};

test("a locked door and its key are made at the desk, proved, test-played, saved, published and played", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "locked-door");
  const { tokens } = await signedIn(page);
  const token = tokens.access_token;
  const { id } = await aDraft(page, token, { story_structure: court });
  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: "Outline" }).click();
  const row = page.locator("[data-scene=court]");
  await row.locator("[data-head]").click();
  await row.getByRole("button", { name: "Only if…" }).first().click();
  await row.getByRole("button", { name: "The player carries a thing" }).click();
  await expect(row.getByRole("combobox", { name: "Which thing" })).toBeFocused();
  await page.keyboard.type("the iron key");
  await expect(page.getByRole("option", { name: "New thing: the iron key" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(row.getByText("Locked unless you carry the iron key.")).toBeVisible();
  await row.getByRole("combobox", { name: /Where is it found/ }).click();
  await page.getByRole("option", { name: /^well/ }).click();
  await expect(row.getByText("Done: the iron key comes about in well.")).toBeFocused();
  await screenshot("made");
  await expectNoOverflow(page, [page.viewportSize()?.width ?? 1280]);

  await page.getByRole("button", { name: "Prove the story" }).click();
  await expect(page.getByRole("button", { name: "Prove it again" })).toBeVisible();

  await row.getByRole("button", { name: "Play from here" }).click();
  const play = page.getByRole("region", { name: "Play from here" });
  await expect(play.getByRole("button", { name: /Open the door/ })).toBeDisabled();
  await expect(play.getByText("Locked: only if you carry the iron key")).toBeVisible();
  await play.getByRole("button", { name: "Look into the well." }).click();
  await expect(play.getByRole("region", { name: "What the last step did" })).toContainText(
    "iron key",
  );
  await screenshot("test-play");
  await play.getByRole("button", { name: "Go back." }).click();
  await play.getByRole("button", { name: "Open the door." }).click();
  await expect(play.getByText("The hall is full of lamps.")).toBeVisible();
  await play.getByRole("button", { name: "Close the play" }).click();

  await expect(saveStatus(page)).toHaveAttribute("data-save-state", "saved");
  expect((await storyNow(page, token, id)).story_structure).toMatchObject({
    things: { the_iron_key: { name: "the iron key" } },
    nodes: {
      court: { choices: [{ when: { carries: "the_iron_key" }, otherwise: "locked" }, {}] },
      well: { effects: [{ give: "the_iron_key", once: true }] },
    },
  });
  const published = await page.request.put(`/api/v1/stories/${id}/publish`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(published.status()).toBe(200);

  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  const choices = page.getByRole("list", { name: "What do you do?" });
  const choose = (words: string) =>
    choices.getByRole("button").filter({ hasText: words }).last().click();
  await expect(choices.last()).toContainText("iron key");
  await screenshot("played-locked");
  await choose("Look into the well.");
  await choose("Go back.");
  await choose("Open the door.");
  const story = page.getByRole("region", { name: "The story so far" });
  await expect(story.getByText("The hall is full of lamps.")).toBeVisible();
  await screenshot("played-open");
});
