import { aDraft } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, passages, toldSoFar, waitForTurn } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

const source = "Valmiki, Ayodhyakanda 45-46; the parrot is invented";
const others = "In another telling nobody sleeps on the bank.";
const note = "The night at the river follows Valmiki. You are invented.";

const riverStory = {
  start_node: "bank",
  sources_note: note,
  nodes: {
    bank: {
      text: "Half the city has walked out behind the chariot, and lies down along the bank in its good clothes.",
      source,
      other_tellings: others,
      choices: [{ text: "Walk up to the ford.", target: "ford" }],
    },
    ford: {
      text: "A man with a parrot is asleep across the path. The parrot is not.",
      source: "invented",
      choices: [{ text: "Step over him.", target: "road" }],
    },
    road: { text: "The road begins where the grass is flat.", choices: [] },
  },
};

const which = (page: Page) => page.getByRole("button", { name: "Whose telling" });
const invented = (page: Page) => page.getByRole("button", { name: "An invented scene" });

test("a reader of a retelling asks of each scene whose telling it is", async ({ page }) => {
  const screenshot = screenshotsOf(page, "tellings");
  const { tokens } = await signedIn(page);
  const { id } = await aDraft(page, tokens.access_token, { story_structure: riverStory });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const published = await page.request.put(`/api/v1/stories/${id}/publish`, { headers });
  expect(published.ok()).toBe(true);
  await beginStory(page, id);

  const mark = which(page);
  await expect(mark).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByText(source)).toBeHidden();
  await screenshot("closed");
  await mark.press("Enter");
  await expect(mark).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(source)).toBeInViewport();
  await expect(page.getByText(others)).toBeVisible();
  await expect(page.getByText(note)).toBeInViewport();
  await screenshot("open");
  await mark.press("Escape");
  await expect(page.getByText(source)).toBeHidden();
  await expect(mark).toBeFocused();

  const before = await toldSoFar(page);
  await page.getByRole("button", { name: "Walk up to the ford." }).click();
  await waitForTurn(page, before);
  // By key: under a pointer the log may still be moving to its end.
  await invented(page).press("Enter");
  await expect(page.getByText("This scene was invented for this story.")).toBeVisible();
  await screenshot("invented");

  // After a reload each of these scenes still says so, and a scene without that information does not.
  await page.getByRole("button", { name: "Step over him." }).click();
  await waitForTurn(page, before + 1);
  await page.reload();
  await expect(passages(page)).toHaveCount(before + 2);
  await expect(invented(page)).toHaveCount(1);
  await expect(which(page)).toHaveCount(1);
  await which(page).press("Enter");
  await expect(page.getByText(source)).toBeVisible();
});
