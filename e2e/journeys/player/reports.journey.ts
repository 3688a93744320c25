import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test, allowErrors } from "../../support/test.ts";
import { signInAsAdmin, goToAdminPage } from "../../support/admin.ts";
import { ownLetters } from "../../support/people.ts";
import { begin, choose, lastWords } from "../../support/playing.ts";

test(
  "a passage is reported, and an administrator decides on it once",
  { tag: "@essential" },
  async ({ page, anotherBrowser, consoleErrors }) => {
    const screenshot = screenshotsOf(page, "reports");
    await begin(page);
    await choose(page);
    const [words = ""] = (await lastWords(page)).split(".");
    await page.getByRole("button", { name: "More about this part" }).last().press("Enter");
    await page.getByRole("button", { name: "Report this passage" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Report this passage" });
    await dialog.getByRole("button", { name: "Send to the editors" }).click();
    await expect(dialog.getByRole("group")).toHaveAccessibleDescription(/Choose what is wrong/);
    await screenshot("nothing-chosen");
    await dialog.getByRole("radio", { name: "It is hateful" }).check();
    const note = `Of the hill people, ${ownLetters()}.`;
    await dialog.getByRole("textbox").fill(note);

    await page.route(/\/report$/, (route) => route.abort());
    await dialog.getByRole("button", { name: "Send to the editors" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Nothing of yours is lost.");
    await screenshot("offline");
    await expect(dialog.getByRole("textbox")).toHaveValue(note);
    await expect(dialog.getByRole("radio", { name: "It is hateful" })).toBeChecked();
    await page.unroute(/\/report$/);
    await dialog.getByRole("button", { name: "Send to the editors" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Thank you" })).toBeVisible();
    await screenshot("sent");
    await page.getByRole("button", { name: "Back to the story" }).click();

    const adminPage = await anotherBrowser();
    const adminScreenshot = screenshotsOf(adminPage, "reports-admin");
    await signInAsAdmin(adminPage);
    await expect(adminPage).toHaveURL(/\/admin\/stories$/);
    await goToAdminPage(adminPage, "Reports");
    const report = adminPage.getByRole("article").filter({ hasText: note });
    await expect(report).toContainText(words);
    await adminScreenshot("waiting");

    // Another administrator decides first.
    const other = await adminPage.context().newPage();
    await other.goto("/admin/reports");
    const same = other.getByRole("article").filter({ hasText: note });
    await expect(same).toBeVisible();
    await report.getByRole("button", { name: /^Uphold/ }).click();
    await expect(report).toBeHidden();
    await same.getByRole("button", { name: /^Dismiss/ }).click();
    await expect(other.getByRole("alert")).toContainText("Somebody else has decided");
    await screenshotsOf(other, "reports-other")("second");
    await expect(same).toBeHidden();

    await adminPage.getByRole("combobox", { name: /Show/ }).click();
    await adminPage.getByRole("option", { name: "Upheld" }).click();
    await expect(report).toBeVisible();
    await adminScreenshot("upheld");
    await report.getByRole("button", { name: /^Open again/ }).press("Enter");
    await expect(report).toBeHidden();
    await goToAdminPage(adminPage, "Audit");
    const record = adminPage.getByRole("main").getByRole("listitem");
    await expect(record.filter({ hasText: "opened a report again" }).first()).toBeVisible();
    await expect(record.filter({ hasText: "upheld a report" }).first()).toBeVisible();
    allowErrors(consoleErrors, /Failed to load resource/);
  },
);
