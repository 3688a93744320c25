import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import { aStory, signedIn } from "../../support/people.ts";

/** Plays on to an end, as quickly as it can be. */
async function finished(page: Page): Promise<{ session: string; story: string }> {
  const { tokens } = await signedIn(page);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const { id: story } = await aStory(page);
  const begun = await page.request.put("/api/v1/game/sessions", {
    data: { story_id: story },
    headers,
  });
  const { id: session } = await begun.json();
  const patience = 90;
  for (let turn = 0; turn < patience; turn += 1) {
    const answer = await page.request.post(`/api/v1/game/sessions/${session}/action`, {
      data: { action_type: "continue", selected_model: "tenali" },
      headers,
    });
    expect(answer.status()).toBe(200);
    if ((await answer.json()).is_completed) return { session, story };
  }
  throw new Error(`The story has no end in ${patience} turns`);
}

test("a player who finished a story rates it, and changes the rating", async ({
  page,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "rating");
  test.setTimeout(90_000);
  const { session, story } = await finished(page);
  await page.goto(`/play/${session}`);
  const end = page.getByRole("dialog", { name: "The story has ended" });
  const asked = end.getByRole("group", { name: "How did you like this story?" });
  await expect(asked).toBeVisible();
  await screenshot("ended");

  await page.route(/\/rating$/, (route) => route.abort());
  await asked.getByRole("radio", { name: "4 stars" }).click({ force: true });
  await expect(end.getByRole("alert")).toBeVisible();
  await screenshot("line-lost");
  await page.unroute(/\/rating$/);
  await end.getByRole("radio", { name: "4 stars" }).click({ force: true });
  await expect(end.getByText("You can change your mind at any time.")).toBeVisible();
  await screenshot("given");
  await end.getByRole("button", { name: "Read it once more" }).click();

  await page.goto(`/game/${story}`);
  const yours = page.getByRole("group", { name: "Your stars" });
  await expect(yours.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await yours.getByRole("radio", { name: "4 stars" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(yours.getByRole("radio", { name: "3 stars" })).toBeChecked();
  await screenshot("story");
  await expect(page.getByText("You can change your mind at any time.")).toBeVisible();
  await page.reload();
  await expect(yours.getByRole("radio", { name: "3 stars" })).toBeChecked();
  allowErrors(consoleErrors, /Failed to load resource/);
});

test("a player who has not finished is not asked for a rating", async ({ page }) => {
  await signedIn(page);
  const { id } = await aStory(page);
  await page.goto(`/game/${id}`);
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeHidden();
});
