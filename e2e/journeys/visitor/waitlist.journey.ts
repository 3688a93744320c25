import { readFile } from "node:fs/promises";
import { expect, test } from "../../support/test.ts";
import { goToAdminPage, openAsAdmin } from "../../support/admin.ts";
import { newPerson } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";

test("a name is kept with consent, and the administrator sees it, takes it and deletes it", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "waitlist");
  const { username: name, email } = newPerson();
  await page.goto("/premium-waitlist");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Join the Waitlist" }).click();
  await expect(page.getByText("Your name is kept only if you agree.")).toBeVisible();
  await screenshot("consent");
  await page.getByRole("checkbox", { name: /^Keep my name/ }).check();
  await page.getByRole("button", { name: "Join the Waitlist" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for joining!" })).toBeVisible();
  await screenshot("joined");

  await openAsAdmin(page);
  await page.goto("/admin/stories");
  await goToAdminPage(page, "Waitlist");
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("table")).toContainText(email);
  await screenshot("list");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("katha-waitlist.csv");
  expect(await readFile(await file.path(), "utf8")).toContain(`"${name}","${email}","en",`);

  await page.getByRole("button", { name: `Delete ${name} from the waitlist` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nobody of that name waits.")).toBeVisible();
  await goToAdminPage(page, "Audit");
  await expect(page.getByText("deleted somebody from the waitlist").first()).toBeVisible();
  await expect(page.getByText("downloaded the waitlist").first()).toBeVisible();
});
