import { pageRoutes } from "@katha/app/route-table";
import { type Page, expect, test } from "../../support/test.ts";
import { expectPageRules, expectNoOverflow } from "../../support/checks.ts";
import { admin } from "../../support/admin.ts";
import { signedIn } from "../../support/people.ts";

const adminPages = pageRoutes.filter(
  ({ access, path }) => access === "admin" && !path.includes(":"),
);

async function openAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post("/api/v1/auth/login", {
    data: { email_or_username: admin.name, password: admin.password, remember_me: false },
  });
  await page.addInitScript(
    ({ tokens, user }) => {
      localStorage.setItem("tokens", JSON.stringify(tokens));
      localStorage.setItem("token", tokens.access_token);
      localStorage.setItem("user", JSON.stringify(user));
      localStorage.setItem("isAdmin", "true");
    },
    (await answer.json()) as { tokens: { access_token: string }; user: object },
  );
}

async function expectFits(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("status", { name: "Loading..." })).toHaveCount(0);
  await expectNoOverflow(page, [320, 768, 1280]);
  await expectPageRules(page);
}

test("every page of administration fits every width and keeps the rules about pages", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openAsAdmin(page);
  for (const { id, path } of adminPages) {
    await test.step(id, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(/.+ · Katha$/);
      await expectFits(page);
    });
  }
});

test("the sign-in of administration and a reader's settings fit every width", async ({ page }) => {
  await page.goto("/admin");
  await expectFits(page);
  await signedIn(page);
  await page.goto("/profile/settings");
  await expect(page.getByRole("form", { name: "Password" })).toBeVisible();
  await expectFits(page);
});
