import { type Page, expect } from "./house.ts";

/** Who keeps the house; see `katha-process.ts`. */
export const keeper = {
  name: process.env["KATHA_ADMIN_EMAIL"] ?? "keeper@katha.test",
  password: process.env["KATHA_ADMIN_PASSWORD"] ?? "Keeper-of-lamps-1!",
};

/** In by administration's own door. */
export async function comeIn(page: Page, { name, password } = keeper): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email or Username").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export async function goToRoom(page: Page, room: string): Promise<void> {
  const link = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${room}`) });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(room);
}
