import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, allowErrors, expect } from "../../support/test.ts";
import { test, verified } from "../../servers/server-with-second-factor.ts";
import {
  addDevice,
  authenticator,
  enterCode,
  keepRecoveryCodes,
  keyIn,
} from "../../support/authenticator.ts";
import type { Person } from "../../support/people.ts";

async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function provePassword(page: Page, { password }: Person): Promise<void> {
  await page.getByRole("dialog").getByRole("textbox", { name: "Your password" }).fill(password);
  await page.keyboard.press("Enter");
}

const secondStep = (page: Page) => page.getByRole("heading", { level: 1, name: "One More Step" });

test("a reader adds an authenticator app, and signs in with its code and with a recovery code", async ({
  page,
  katha,
  clock,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "second-factor");
  const reader = await verified(page, katha);
  await page.goto("/profile/settings");
  await signIn(page, reader);
  await expect(page).toHaveURL(/\/profile\/settings$/);
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("button", { name: "Add an authenticator app" }).click();
  await provePassword(page, reader);
  const nextCode = authenticator(await keyIn(page), clock);
  await enterCode(page, nextCode, (code) => page.getByLabel(/^Then the six digits/).fill(code));
  const [recoveryCode = ""] = await keepRecoveryCodes(page);
  await expect(section.getByText("10 recovery codes are left")).toBeVisible();
  await screenshot("on");

  // The requested page is remembered through both steps.
  await signOut(page);
  await page.goto("/profile?shelf=daily#coins");
  await signIn(page, reader);
  await expect(secondStep(page)).toBeVisible();
  await screenshot("code");
  await enterCode(page, nextCode, (code) => page.getByLabel("Six-digit code").fill(code));
  await expect(page).toHaveURL(/\/profile\?shelf=daily#coins$/);

  await signOut(page);
  await signIn(page, reader);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  await page.goto("/profile/settings");
  await expect(section.getByText("9 recovery codes are left")).toBeVisible();
  allowErrors(consoleErrors, /status of 40[13]/);
});

test("a reader makes a passkey, signs in with it, and removes it again", async ({
  page,
  katha,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "passkey");
  const reader = await verified(page, katha);
  await addDevice(page);
  await page.goto("/profile/settings");
  await signIn(page, reader);
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await provePassword(page, reader);
  await page.getByLabel("Name", { exact: true }).fill("Blue laptop");
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await keepRecoveryCodes(page);
  await expect(section.getByText(/^“Blue laptop” is added/)).toBeVisible();

  await signOut(page);
  await signIn(page, reader);
  await expect(secondStep(page)).toBeVisible();
  await screenshot("asked");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto("/profile/settings");
  await section.getByRole("button", { name: "Remove Blue laptop" }).click();
  await expect(page.getByText(/^It is the last one/)).toBeVisible();
  await screenshot("remove");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(section.getByText("“Blue laptop” is removed.")).toBeVisible();
  await signOut(page);
  await signIn(page, reader);
  await expect(page).toHaveURL(/\/home$/);
  allowErrors(consoleErrors, /status of 40[13]/);
});
