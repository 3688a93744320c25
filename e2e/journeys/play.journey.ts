import { filmOf } from "../film.ts";
import { expect, test, forgive } from "../house.ts";
import { signedIn } from "../people.ts";
import { begin, command, passages, take, untilTold } from "../playing.ts";

test("a player goes on, looks closer, acts, sees, takes back, and finds it all again", async ({
  page,
}) => {
  const film = filmOf(page, "play");
  const story = await begin(page);
  await expect(page).toHaveTitle(`${story.title} · Katha`);
  await film("opening");
  await take(page, "Continue");
  await take(page, "Immerse");

  const choices = page.getByRole("list", { name: "What do you do?" }).getByRole("button");
  await expect(choices.first()).toBeVisible({ timeout: 30_000 });
  await film("choices");
  const before = await passages(page).count();
  const chosen = await choices.first().innerText();
  await choices.first().click();
  await untilTold(page, before);
  await expect(page.locator("[data-entry=choice]").last()).toContainText(chosen);
  await film("chosen");

  const line = page.getByPlaceholder("Describe your custom action...");
  await expect(command(page, "Act")).toBeDisabled();
  await line.fill("I put my ear to the ground and listen for hooves.");
  await film("own-words");
  const told = await passages(page).count();
  await line.press("Enter");
  await untilTold(page, told);
  await expect(line).toHaveValue("");
  await expect(page.locator("[data-entry=user_action]").last()).toContainText("listen for hooves");
  await film("answered");

  await command(page, "Show").click();
  await expect(page.locator("[data-entry=image] img")).toBeVisible({ timeout: 30_000 });
  await expect(command(page, "Continue")).toBeEnabled();
  await film("picture");

  await command(page, "Undo").click();
  await film("undo-asked");
  await page.getByRole("button", { name: "Undo this part" }).click();
  await expect(page.getByText("Taken back").first()).toBeVisible({ timeout: 15_000 });
  await expect(command(page, "Continue")).toBeEnabled();
  await film("taken-back");

  const all = await passages(page).count();
  await page.reload();
  await expect(passages(page)).toHaveCount(all);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${story.id}$`));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(passages(page)).toHaveCount(all);
});

test("a page loaded anew in the middle of a turn takes the turn up again", async ({ page }) => {
  await begin(page);
  const before = await passages(page).count();
  // The server has the turn once it begins to answer; before that there is none to take up.
  const begun = page.waitForResponse(/\/action$/);
  await command(page, "Continue").click();
  await begun;
  await page.reload();
  await untilTold(page, before);
  await expect(passages(page)).toHaveCount(before + 1);
});

test("the line is cut in the middle of a turn and the turn goes on", async ({
  page,
  context,
  complaints,
}) => {
  await begin(page);
  const before = await passages(page).count();
  let cuts = 0;
  await context.route(/\/action$/, async (route) => {
    cuts += 1;
    if (cuts > 1) return route.continue();
    // It reached the server, and its answer never came back.
    await route.fetch().catch(() => null);
    return route.abort();
  });
  await command(page, "Continue").click();
  await untilTold(page, before);
  await expect(passages(page)).toHaveCount(before + 1);
  expect(cuts).toBeGreaterThan(1);
  forgive(complaints, /Failed to load resource/);
});

test("too few coins: it says what is missing and offers who can be had", async ({
  page,
  complaints,
}) => {
  const film = filmOf(page, "play-coins");
  await begin(page);
  await page.route(/\/action$/, (route) =>
    route.fulfill({
      status: 402,
      json: {
        detail: "Not enough credits",
        code: "not_enough_credits",
        model_requested: "vishvakarma",
        available_credits: 2,
        required_credits: 5,
        suggested_alternatives: ["tenali"],
      },
    }),
  );
  await command(page, "Show").click();
  await expect(page.locator("[data-entry=error]")).toContainText("You have 2 credits, but need 5.");
  const offers = page.getByRole("region", { name: "Models you can afford" });
  await film("too-few");
  await offers.getByRole("button", { name: /Tenali/ }).click();
  await expect(offers).toBeHidden();
  await film("another-narrator");
  forgive(complaints, /402/);
});

test("signed out in the middle of a story: it asks to sign in, and what was written stays", async ({
  page,
  complaints,
}) => {
  const film = filmOf(page, "play-signed-out");
  await begin(page);
  const line = page.getByPlaceholder("Describe your custom action...");
  await line.fill("I wait.");
  await page.route(/\/(action|auth\/refresh)$/, (route) =>
    route.fulfill({ status: 401, json: { detail: "over", code: "unauthorized" } }),
  );
  await command(page, "Act").click();
  await expect(
    page
      .getByText("Please log in to continue playing.")
      .or(page.getByRole("heading", { name: "Welcome Back" }))
      .first(),
  ).toBeVisible();
  await film("asked");
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith("katha-draft-")),
  );
  expect(kept?.[1]).toBe("I wait.");
  forgive(complaints, /401/);
});

test("a session of somebody else, or of nobody, is not found", async ({ page, complaints }) => {
  const film = filmOf(page, "play-unknown");
  await signedIn(page);
  await page.goto("/play/0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Game session not found");
  await film("not-found");
  forgive(complaints, /404/);
});
