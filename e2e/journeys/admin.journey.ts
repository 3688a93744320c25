import { type Page, expect, test } from "../house.ts";
import { aStory, registered } from "../people.ts";

/** The tables are a desk's; every page is looked at in all widths elsewhere. */
test.skip(({ isMobile }) => isMobile, "administration is done at a desk");

const keeper = {
  name: process.env["KATHA_ADMIN_EMAIL"] ?? "keeper@katha.test",
  password: process.env["KATHA_ADMIN_PASSWORD"] ?? "Keeper-of-lamps-1!",
};

async function comeIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email or Username").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("an administrator goes through the rooms, features a story and leaves", async ({ page }) => {
  await comeIn(page, keeper.name, keeper.password);
  await expect(page).toHaveURL(/\/admin\/stories$/);
  const { title } = await aStory(page);
  await page.getByLabel("Search", { exact: true }).fill(title);
  const row = page.getByRole("row").filter({ hasText: title });
  const featured = row.getByRole("switch");
  await expect(featured).toBeVisible();
  const was = await featured.isChecked();
  await featured.click();
  await expect(featured).toBeChecked({ checked: !was });
  await page.reload();
  await page.getByLabel("Search", { exact: true }).fill(title);
  await expect(featured).toBeChecked({ checked: !was });
  await featured.click();
  await expect(featured).toBeChecked({ checked: was });

  const rooms = ["Categories", "Tags", "Review", "Users", "Audit"];
  for (const name of rooms) {
    await page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(name) })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
  }
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("who is no administrator is told so, and a guest is sent to the door", async ({
  page,
  complaints,
}) => {
  await page.goto("/admin/users");
  await expect(page).toHaveURL(/\/admin$/);
  const person = await registered(page);
  await comeIn(page, person.username, person.password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This door is kept locked");
  const own = complaints.filter((text) => !text.includes("403"));
  complaints.splice(0, complaints.length, ...own);
});
