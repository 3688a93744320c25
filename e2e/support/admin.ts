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

/** Signed in as the administrator before the first page opens. */
export async function openAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post("/api/v1/auth/login", {
    data: { email_or_username: admin.name, password: admin.password, remember_me: false },
  });
  await page.addInitScript(
    ({ tokens, user }) => {
      localStorage.setItem("tokens", JSON.stringify(tokens));
      localStorage.setItem("token", tokens.access_token);
      localStorage.setItem("user", JSON.stringify(user));
    },
    (await answer.json()) as { tokens: { access_token: string }; user: object },
  );
}

export async function goToAdminPage(page: Page, name: string): Promise<void> {
  const link = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${name}`) });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}
