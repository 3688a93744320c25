import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, allowErrors, expect } from "../../support/test.ts";
import { admin, goToAdminPage } from "../../support/admin.ts";
import type { StoppedClock } from "../../servers/stopped-clock.ts";
import { authenticator, enterCode, keepRecoveryCodes, keyIn } from "../../support/authenticator.ts";
import type { Person } from "../../support/people.ts";
import { test, verified } from "../../servers/server-with-second-factor.ts";

/** Adds an authenticator app through the API, as if on an earlier day. */
async function withAuthenticator(page: Page, person: Person, clock: StoppedClock): Promise<void> {
  const login = await page.request.post("/api/v1/auth/login", {
    data: { email_or_username: person.username, password: person.password, remember_me: false },
  });
  const { tokens } = (await login.json()) as { tokens: { access_token: string } };
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const proof = { kind: "password", password: person.password };
  const started = await page.request.post("/api/v1/auth/me/second-factors/totp", {
    headers,
    data: { proof },
  });
  const { challenge, secret } = (await started.json()) as { challenge: string; secret: string };
  const confirmed = await page.request.post("/api/v1/auth/me/second-factors/totp/confirm", {
    headers,
    data: { challenge, code: await authenticator(secret, clock)(), name: "" },
  });
  expect(confirmed.status()).toBe(201);
}

test("an administrator adds a second factor before anything else, and lets a reader in who has lost theirs", async ({
  page,
  katha,
  clock,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "admin-second-factor");
  const reader = await verified(page, katha);
  await withAuthenticator(page, reader, clock);

  // The requested page opens at the end.
  await page.goto("/admin/users");
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel("Email or Username").fill(admin.name);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One More Lock");
  await screenshot("enrol");
  await page.getByRole("button", { name: "Add an authenticator app" }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Your password" })
    .fill(admin.password);
  await page.keyboard.press("Enter");
  const nextCode = authenticator(await keyIn(page), clock);
  await enterCode(page, nextCode, (code) => page.getByLabel(/^Then the six digits/).fill(code));
  await keepRecoveryCodes(page);
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Users");

  const menu = page.getByRole("button", { name: `Sign-in of ${reader.username}` });
  await menu.click();
  await screenshot("menu");
  await page.getByRole("menuitem", { name: "Remove the second step" }).click();
  await screenshot("remove");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Remove the second step" })
    .click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: reader.username });
  await expect(row.getByText("Two steps")).toBeHidden();
  await menu.click();
  await page.getByRole("menuitem", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await goToAdminPage(page, "Audit");
  const record = page.getByRole("main").getByRole("listitem");
  await expect(record.filter({ hasText: "removed the second factors of a user" })).toHaveCount(1);
  allowErrors(consoleErrors, /status of 40[13]/);
});
