import { type Page, expect, test } from "../../support/test.ts";
import { openHome } from "../../support/pages.ts";
import { aLongStory, signedIn } from "../../support/people.ts";

/** The text of a story that the browser stores for the signed-in user. */
const keptWords = (page: Page, begins: string): Promise<string> =>
  page.evaluate(
    (start) => Object.entries(localStorage).find(([key]) => key.startsWith(start))?.[1] ?? "",
    begins,
  );

test(
  "an author writes a story, loses nothing on the way, and edits it later",
  { tag: "@essential" },
  async ({ page }) => {
    await signedIn(page);
    await openHome(page);
    await page.getByRole("banner").getByRole("button", { name: "Treasury" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Compose" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Story");

    const title = "The Well That Answered";
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Tagline", { exact: true }).fill("It had been listening all along.");
    await expect.poll(() => keptWords(page, "katha-story-draft-new-")).toContain("listening");
    await page.reload();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);

    await page.getByRole("button", { name: "Create Story" }).click();
    await expect(page.getByText("Description is required").first()).toBeVisible();
    await page.getByLabel("Description", { exact: true }).fill("A village, a drought, a **well**.");
    await page
      .getByLabel("Story prompt", { exact: true })
      .fill("You are the youngest at the well.");
    await page
      .getByRole("textbox", { name: /Cover/ })
      .first()
      .fill((await aLongStory(page)).cover_image_url);
    await page.getByRole("combobox", { name: /Category/ }).click();
    await page.getByRole("option").nth(1).click();
    await page.getByRole("button", { name: "Create Story" }).click();

    await expect(page).toHaveURL(/\/my-stories$/);
    const card = page.getByRole("listitem").filter({ hasText: title });
    await expect(card).toBeVisible();
    await card.getByRole("link", { name: /Edit/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByLabel("Tagline", { exact: true }).fill("It had been listening to you.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Story updated successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/my-stories$/);
    await expect(card).toContainText("listening to you");
  },
);

test("a click on a category counts even if the page shifts under the pointer", async ({ page }) => {
  await signedIn(page);
  await page.goto("/create-story");
  const category = page.getByRole("combobox", { name: /Category/ });
  await category.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await category.click();
  const option = page.getByRole("option").nth(1);
  const name = await option.innerText();
  // Waits until the opening animation has ended.
  await option.click({ trial: true });
  await option.hover();
  const place = await option.boundingBox();
  await page.mouse.down();
  // Moves the page as a cover does that loads above it.
  await category.evaluate((field) => {
    const cover = document.createElement("p");
    cover.style.height = "60px";
    field.parentElement?.before(cover);
  });
  await expect.poll(async () => (await option.boundingBox())?.y).not.toBe(place?.y);
  await page.mouse.up();
  await expect(category).toContainText(name);
});
