import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";
import { signInAsAdmin, goToAdminPage } from "../../support/admin.ts";
import { aLongStory, ownLetters } from "../../support/people.ts";

test(
  "an administrator features a story, adds a category, and finds both on record",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "admin");
    await signInAsAdmin(page);
    await expect(page).toHaveURL(/\/admin\/stories$/);
    const { title } = await aLongStory(page);
    await page.getByLabel("Search", { exact: true }).fill(title);
    const featured = page.getByRole("switch", { name: `${title}: featured` });
    await expect(page).toHaveURL(/\/admin\/stories\?q=/);
    const was = await featured.isChecked();
    await featured.click();
    await expect(featured).toBeChecked({ checked: !was });
    await page.reload();
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue(title);
    await expect(featured).toBeChecked({ checked: !was });
    await screenshot("found");
    await featured.click();
    await expect(featured).toBeChecked({ checked: was });

    await goToAdminPage(page, "Categories");
    const category = `Lantern tales ${ownLetters()}`;
    await page.getByRole("button", { name: "Add Category" }).click();
    const form = page.getByRole("form", { name: "Add Category" });
    await screenshot("new-category");
    await form.getByLabel("Display name").fill(category);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole("main").getByText(category)).toBeVisible();
    await screenshot("categories");

    for (const room of ["Tags", "Review", "Reports", "Users", "Health"]) {
      await goToAdminPage(page, room);
      await expect(page.getByRole("alert")).toBeHidden();
      await screenshot(room.toLowerCase());
    }
    await goToAdminPage(page, "Audit");
    const record = page.getByRole("main").getByRole("listitem");
    await expect(record.filter({ hasText: category })).toContainText("created a category");
    await screenshot("audit");
    const act = was ? "featured a story" : "stopped featuring a story";
    await expect(record.filter({ hasText: `${act}: ${title}` }).first()).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("isAdmin"))).toBeNull();
  },
);
