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
import { pressOn } from "../../support/keyboard.ts";
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

test(
  "a reader adds an authenticator app, and signs in with its code and with a recovery code",
  { tag: "@phone" },
  async ({ page, katha, consoleErrors }) => {
    const screenshot = screenshotsOf(page, "second-factor");
    const reader = await verified(page, katha);
    await page.goto("/profile/settings");
    await signIn(page, reader);
    await expect(page).toHaveURL(/\/profile\/settings$/);
    const section = page.getByRole("region", { name: "Two-step sign-in" });
    await expect(section.getByText("The first step alone opens the account.")).toBeVisible();
    await section.scrollIntoViewIfNeeded();
    await screenshot("off");

    await section.getByRole("button", { name: "Add an authenticator app" }).click();
    await screenshot("password");
    await provePassword(page, reader);
    const nextCode = authenticator(await keyIn(page));
    await screenshot("key");
    await page.getByLabel(/^Then the six digits/).fill("000000");
    await page.getByRole("button", { name: "Add it" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("is not right");
    await screenshot("wrong-code");
    await enterCode(page, nextCode, (code) => page.keyboard.type(code));
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await screenshot("recovery-codes");
    const [recoveryCode = ""] = await keepRecoveryCodes(page);
    await expect(section.getByText(/^“Authenticator app” is added/)).toBeVisible();
    await expect(section.getByText("10 recovery codes are left")).toBeVisible();
    await screenshot("on");

    // The requested page is remembered through both steps, and after going back.
    await signOut(page);
    await page.goto("/profile?shelf=daily#coins");
    await signIn(page, reader);
    await expect(secondStep(page)).toBeVisible();
    await screenshot("code");
    await page.getByRole("button", { name: "Back to sign-in" }).click();
    await expect(page.getByLabel("Username or email")).toHaveValue(reader.username);
    await signIn(page, reader);
    await page.getByLabel("Six-digit code").fill("000 000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("alert")).toContainText("is not right");
    await screenshot("code-refused");
    await enterCode(page, nextCode, (code) => page.getByLabel("Six-digit code").fill(code));
    await expect(page).toHaveURL(/\/profile\?shelf=daily#coins$/);

    await signOut(page);
    await signIn(page, reader);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await screenshot("recovery-code");
    await page.getByLabel("Recovery code").fill(recoveryCode);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/home$/);
    await page.goto("/profile/settings");
    await expect(section.getByText("9 recovery codes are left")).toBeVisible();
    allowErrors(consoleErrors, /status of 40[13]/);
  },
);

test("a reader makes a passkey, signs in with it, and removes it again", async ({
  page,
  katha,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "passkey");
  const reader = await verified(page, katha);
  const device = await addDevice(page);
  await page.goto("/profile/settings");
  await signIn(page, reader);
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await provePassword(page, reader);
  await page.getByLabel("Name", { exact: true }).fill("Blue laptop");
  await screenshot("name");
  await device.refuse(true);
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Your device");
  await screenshot("stopped");
  await device.refuse(false);
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
  await section.getByRole("button", { name: "Rename Blue laptop" }).click();
  await page.getByLabel("New name of Blue laptop").fill("Old laptop");
  await page.keyboard.press("Enter");
  await section.getByRole("button", { name: "Remove Old laptop" }).click();
  await expect(page.getByText(/^It is the last one/)).toBeVisible();
  await screenshot("remove");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(section.getByText("“Old laptop” is removed.")).toBeVisible();
  await signOut(page);
  await signIn(page, reader);
  await expect(page).toHaveURL(/\/home$/);
  allowErrors(consoleErrors, /status of 40[13]/);
});

test("at an IP address a reader is told why there are no passkeys", async ({ page, katha }) => {
  test.skip(new URL(katha.url).hostname === "localhost", "behind a proxy the site has a name");
  const reader = await verified(page, katha);
  await page.goto(`${katha.url}/profile/settings`);
  await signIn(page, reader);
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await expect(section.getByText(/this address is a number/)).toBeVisible();
  await expect(section.getByRole("button", { name: "Add a passkey" })).toBeHidden();
  await expect(section.getByRole("button", { name: "Add an authenticator app" })).toBeVisible();
});

test("an authenticator app is added and used by the keyboard alone", async ({ page, katha }) => {
  const reader = await verified(page, katha);
  await page.goto("/profile/settings");
  await signIn(page, reader);
  await pressOn(page, page.getByRole("button", { name: "Add an authenticator app" }));
  const password = page.getByRole("dialog").getByRole("textbox", { name: "Your password" });
  await expect(password).toBeFocused();
  await page.keyboard.type(reader.password);
  await page.keyboard.press("Enter");
  const nextCode = authenticator(await keyIn(page));
  await pressOn(page, page.getByLabel(/^Then the six digits/), "0");
  await page.keyboard.press("Backspace");
  await enterCode(page, nextCode, (code) => page.keyboard.type(code));
  const kept = page.getByRole("checkbox", { name: "I have kept them" });
  await expect(kept).toBeVisible();
  await pressOn(page, kept, "Space");
  await pressOn(page, page.getByRole("button", { name: "Done" }));
  await expect(page.getByText(/^“Authenticator app” is added/)).toBeVisible();

  await page.goto("/profile");
  await pressOn(page, page.getByRole("button", { name: "Logout" }));
  await expect(page).toHaveURL(/\/login$/);
  await pressOn(page, page.getByLabel("Username or email"), "a");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(reader.username);
  await page.keyboard.press("Tab");
  await page.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type(reader.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Six-digit code")).toBeFocused();
  await enterCode(page, nextCode, (code) => page.keyboard.type(code));
  await expect(page).toHaveURL(/\/home$/);
});
