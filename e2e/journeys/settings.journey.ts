import { filmOf } from "../film.ts";
import { expect, expectNoBarriers, test, forgive } from "../house.ts";
import { signedIn } from "../people.ts";

test("a reader is called otherwise, takes what is theirs, and leaves for good", async ({
  page,
  complaints,
}) => {
  const film = filmOf(page, "settings");
  const { username, password } = await signedIn(page);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Account settings" }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
  await film("account");
  await expectNoBarriers(page);

  const called = page.getByRole("form", { name: "How you are called" });
  await called.getByLabel("Display name").fill("मीरा");
  await called.getByRole("button", { name: "Save" }).click();
  await expect(called.getByText("Saved.")).toBeVisible();
  await film("called");

  const secret = page.getByRole("form", { name: "Password" });
  await secret.getByLabel("Your password now", { exact: true }).fill("Not-this-1!");
  await secret.getByLabel("New password", { exact: true }).fill("Lamp-lit-5ever!");
  await secret.getByLabel("Confirm password", { exact: true }).fill("Lamp-lit-5ever!");
  await secret.getByRole("button", { name: "Change the password" }).click();
  await expect(secret.getByRole("alert")).toBeInViewport();
  await film("wrong-password");
  await secret.getByLabel("Your password now", { exact: true }).fill(password);
  await secret.getByRole("button", { name: "Change the password" }).click();
  await expect(secret.getByText("Your new password is set.")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe(`katha-${username}.json`);

  await page.getByRole("button", { name: "Delete my account", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await film("leaving");
  await question.getByRole("textbox", { name: "Your password" }).fill("Lamp-lit-5ever!");
  await question.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tokens"))).toBeNull();
  forgive(complaints, /status of 403/);
});
