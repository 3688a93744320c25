import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test, allowErrors } from "../../support/test.ts";
import { signedIn } from "../../support/people.ts";

test("a reader changes their name, downloads their data and deletes the account", async ({
  page,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "settings");
  const { username, password } = await signedIn(page);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Account settings" }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
  await screenshot("account");

  const called = page.getByRole("form", { name: "How you are called" });
  await called.getByLabel("Display name").fill("मीरा");
  await called.getByRole("button", { name: "Save" }).click();
  await expect(called.getByText("Saved.")).toBeVisible();
  await screenshot("called");

  const secret = page.getByRole("form", { name: "Password" });
  await secret.getByLabel("Your password now", { exact: true }).fill("Not-this-1!");
  await secret.getByLabel("New password", { exact: true }).fill("Lamp-lit-5ever!");
  await secret.getByLabel("Confirm password", { exact: true }).fill("Lamp-lit-5ever!");
  await secret.getByRole("button", { name: "Change the password" }).click();
  await expect(secret.getByRole("alert")).toBeInViewport();
  await screenshot("wrong-password");
  await secret.getByLabel("Your password now", { exact: true }).fill(password);
  await secret.getByRole("button", { name: "Change the password" }).click();
  await expect(secret.getByText("Your new password is set.")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe(`katha-${username}.json`);

  await page.getByRole("button", { name: "Delete my account", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await screenshot("leaving");
  await question.getByRole("textbox", { name: "Your password" }).fill("Lamp-lit-5ever!");
  await question.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tokens"))).toBeNull();
  allowErrors(consoleErrors, /status of 403/);
});
