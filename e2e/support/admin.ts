import { type Page, expect } from "./test.ts";

/** The administrator of the test servers; see `katha-process.ts`. */
export const admin = {
  name: process.env["KATHA_ADMIN_EMAIL"] ?? "admin@katha.test",
  password: process.env["KATHA_ADMIN_PASSWORD"] ?? "Keeper-of-lamps-1!",
};

export async function signInAsAdmin(page: Page, { name, password } = admin): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email or Username").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export async function goToAdminPage(page: Page, name: string): Promise<void> {
  const link = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${name}`) });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}
