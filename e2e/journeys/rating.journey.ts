import { filmOf } from "../film.ts";
import { type Page, expect, expectNoBarriers, test, forgive } from "../house.ts";
import { aStory, signedIn } from "../people.ts";

// What is told stands at once, as it does for whoever asks for less motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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

test("who has finished a story gives it stars, and others later", async ({ page, complaints }) => {
  const film = filmOf(page, "rating");
  test.setTimeout(90_000);
  const { session, story } = await finished(page);
  await page.goto(`/play/${session}`);
  const end = page.getByRole("dialog", { name: "The story has ended" });
  const asked = end.getByRole("group", { name: "How did you like this story?" });
  await expect(asked).toBeVisible();
  await film("ended");
  await expectNoBarriers(page);

  await page.route(/\/rating$/, (route) => route.abort());
  await asked.getByRole("radio", { name: "4 stars" }).click({ force: true });
  await expect(end.getByRole("alert")).toBeVisible();
  await film("line-lost");
  await page.unroute(/\/rating$/);
  await end.getByRole("radio", { name: "4 stars" }).click({ force: true });
  await expect(end.getByText("You can change your mind at any time.")).toBeVisible();
  await film("given");
  await end.getByRole("button", { name: "Read it once more" }).click();

  await page.goto(`/game/${story}`);
  const yours = page.getByRole("group", { name: "Your stars" });
  await expect(yours.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await yours.getByRole("radio", { name: "4 stars" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(yours.getByRole("radio", { name: "3 stars" })).toBeChecked();
  await film("story");
  await expect(page.getByText("You can change your mind at any time.")).toBeVisible();
  await page.reload();
  await expect(yours.getByRole("radio", { name: "3 stars" })).toBeChecked();
  forgive(complaints, /Failed to load resource/);
});

test("who has not finished it is not asked", async ({ page }) => {
  await signedIn(page);
  const { id } = await aStory(page);
  await page.goto(`/game/${id}`);
  await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeHidden();
});
