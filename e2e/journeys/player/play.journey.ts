import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test, allowErrors } from "../../support/test.ts";
import {
  begin,
  choices,
  command,
  passages,
  take,
  toldSoFar,
  waitForTurn,
} from "../../support/playing.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test(
  "a player continues, immerses, acts, shows a picture, undoes, and finds it all again",
  { tag: ["@essential", "@phone"] },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "play");
    const story = await begin(page);
    await expect(page).toHaveTitle(`${story.title} · Katha`);
    await screenshot("opening");
    await take(page, "Continue");
    await take(page, "Immerse");

    await expect(choices(page).first()).toBeVisible();
    await screenshot("choices");
    const before = await toldSoFar(page);
    const chosen = await choices(page).first().innerText();
    await choices(page).first().click();
    await waitForTurn(page, before);
    await expect(page.locator("[data-entry=choice]").last()).toContainText(chosen);
    await screenshot("chosen");

    const field = page.getByPlaceholder("Describe your custom action...");
    await expect(command(page, "Act")).toBeDisabled();
    await field.fill("I put my ear to the ground and listen for hooves.");
    await screenshot("own-words");
    const told = await toldSoFar(page);
    await field.press("Enter");
    await waitForTurn(page, told);
    await expect(field).toHaveValue("");
    await expect(page.locator("[data-entry=user_action]").last()).toContainText(
      "listen for hooves",
    );
    await screenshot("answered");

    await command(page, "Show").click();
    await expect(page.locator("[data-entry=image] img")).toBeVisible();
    await expect(command(page, "Continue")).toBeEnabled();
    await screenshot("picture");

    await command(page, "Undo").click();
    await screenshot("undo-asked");
    await page.getByRole("button", { name: "Undo this part" }).click();
    await expect(page.getByText("A part was taken back")).toBeVisible();
    // The picture alone: what was typed and told before it stays.
    await expect(page.locator("[data-entry=image] img")).toHaveCount(0);
    await expect(page.locator("[data-entry=user_action]").last()).toContainText(
      "listen for hooves",
    );
    await expect(command(page, "Continue")).toBeEnabled();
    await screenshot("taken-back");

    await page.emulateMedia({ media: "print" });
    await expect(command(page, "Continue")).toBeHidden();
    const first = await passages(page).first().boundingBox();
    const last = await passages(page).last().boundingBox();
    const sheet = await page.locator("main").boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual(0);
    expect(sheet?.height).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0) - (sheet?.y ?? 0));
    await page.emulateMedia({ media: "screen" });

    const all = await passages(page).count();
    await page.reload();
    await expect(passages(page)).toHaveCount(all);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/game/${story.id}$`));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(passages(page)).toHaveCount(all);
  },
);

test(
  "a reload in the middle of a turn resumes the turn",
  { tag: "@essential" },
  async ({ page }) => {
    await begin(page);
    const before = await toldSoFar(page);
    // The server has the turn once it starts to respond; before that there is nothing to resume.
    const begun = page.waitForResponse(/\/action$/);
    await command(page, "Continue").click();
    await begun;
    await page.reload();
    await waitForTurn(page, before);
    await expect(passages(page)).toHaveCount(before + 1);
  },
);

test("a lost connection in the middle of a turn does not stop it", async ({
  page,
  context,
  consoleErrors,
}) => {
  await begin(page);
  const before = await toldSoFar(page);
  let cuts = 0;
  await context.route(/\/action$/, async (route) => {
    cuts += 1;
    if (cuts > 1) return route.continue();
    // The request reaches the server, but its response never arrives.
    await route.fetch().catch(() => null);
    return route.abort();
  });
  await command(page, "Continue").click();
  await waitForTurn(page, before);
  await expect(passages(page)).toHaveCount(before + 1);
  expect(cuts).toBeGreaterThan(1);
  allowErrors(consoleErrors, /Failed to load resource/);
});

test("signed out in the middle of a story: the player is asked to sign in, and their text stays", async ({
  page,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "play-signed-out");
  await begin(page);
  const field = page.getByPlaceholder("Describe your custom action...");
  await field.fill("I wait.");
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
  await screenshot("asked");
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith("katha-draft-")),
  );
  expect(kept?.[1]).toBe("I wait.");
  allowErrors(consoleErrors, /401/);
});
