import { countingStory } from "../../support/counting-story.ts";
import { aDraft } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { choices, choose, command, passages, take } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

const door = "Open the iron door.";
const outcome = /(You brought it off|It went wrong), at odds of \d+%/;
const state = (page: Page) => page.getByRole("button", { name: /^How things stand/ });

async function xpOf(page: Page): Promise<number> {
  return Number.parseInt(
    await page
      .getByText(/^\d+ XP( ·|$)/)
      .last()
      .innerText(),
    10,
  );
}

test(
  "a player says who they are, finds the key to a locked door, and takes a step back",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "state");
    const { tokens } = await signedIn(page);
    const { id } = await aDraft(page, tokens.access_token, countingStory);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const published = await page.request.put(`/api/v1/stories/${id}/publish`, { headers });
    expect(published.ok()).toBe(true);

    await page.goto(`/game/${id}`);
    await expect(page.getByRole("region", { name: "Available Commands" })).toContainText(
      /Ask the goat\s*5 XP/,
    );
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const who = page.getByRole("dialog", { name: "Who are you?" });
    const name = who.getByRole("textbox", { name: "What they call you" });
    await expect(name).toHaveValue("Stranger");
    await screenshot("who");
    await name.fill("");
    await name.press("Enter");
    await expect(name).toHaveAccessibleDescription("Write something here.");
    await name.fill("Ismat");
    await name.press("Enter");

    await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
    await expect(passages(page).first()).toContainText("You stand on the stair, Ismat.");
    await expect(state(page)).toContainText(/Trust\s*1 of 5/);
    await expect(state(page)).toContainText("1 of 4");
    await expect(state(page)).not.toContainText("goat");
    await expect(choices(page, door)).toHaveAttribute("aria-disabled", "true");
    await expect(choices(page, door)).toHaveAccessibleDescription("Only if you carry the iron key");
    const climb = choices(page, /Climb the wall\. Chance of success: \d+%$/);
    await expect(climb).toBeVisible();
    await screenshot("locked");

    await choose(page, "Lift the mat.");
    await expect(page.getByText("The iron key is yours · +1 Trust, now 2 of 5")).toBeVisible();
    await expect(state(page)).toContainText("2 of 4");
    await screenshot("key");

    const xp = await xpOf(page);
    await take(page, "Ask the goat 5 XP");
    await expect(passages(page).last()).toContainText("thinks well of you");
    await expect(passages(page).last()).toContainText("+1 Trust, now 3 of 5");
    expect(await xpOf(page)).toBe(xp - 5);
    await screenshot("goat");

    await command(page, "Undo").click();
    await page.getByRole("button", { name: "Undo this part" }).click();
    await expect(page.getByText("A part was taken back")).toBeVisible();
    await expect(state(page)).toContainText(/Trust\s*2 of 5/);
    expect(await xpOf(page)).toBe(xp);

    await choose(page, "Back to the door.");
    await choose(page, /Climb the wall/);
    await expect(passages(page).last()).toContainText(outcome);
    await screenshot("check");
    await page.reload();
    await expect(passages(page).last()).toContainText(outcome);
    await state(page).click();
    const panel = page.getByRole("region", { name: "How things stand" });
    await expect(panel).toContainText("Cold, and heavier than it looks.");
    await screenshot("bag");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();

    await choose(page, /Back (up|down)\.$/);
    await expect(choices(page, door)).not.toHaveAttribute("aria-disabled");
    await choices(page, door).click();
    await page.getByRole("button", { name: "See how it ended" }).click();
    const ending = page.getByRole("dialog", { name: "The story has ended" });
    await expect(ending).toContainText("The hall of lamps");
    await ending.getByRole("button", { name: "Play again" }).click();
    await expect(name).toHaveValue("Ismat");
    await who.getByRole("button", { name: "Begin" }).click();
    await expect(passages(page)).toHaveCount(1);
    await expect(state(page)).toContainText(/Trust\s*1 of 5/);
  },
);
