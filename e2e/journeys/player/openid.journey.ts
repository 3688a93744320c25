import {
  clientId,
  clientSecret,
  openLoopbackProvider,
  type LoopbackProvider,
} from "@katha/server/parts/sign-in/openid/testing/loopback-provider";
import {
  type KathaProcess,
  serverStartsWithinMs,
  startKatha,
} from "../../servers/katha-process.ts";
import { allowErrors, expect, test as base } from "../../support/test.ts";

interface Fixtures {
  school: LoopbackProvider;
  server: KathaProcess;
}

/** A server without passwords, whose people sign in at a school on this machine. */
const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  school: async ({}, provide) => {
    const school = await openLoopbackProvider();
    await provide(school);
    await school.close();
  },
  server: [
    async ({ school }, provide) => {
      const server = await startKatha({
        KATHA_PASSWORDS: "off",
        KATHA_OIDC_PROVIDERS: "school",
        KATHA_OIDC_SCHOOL_NAME: "Hill School",
        KATHA_OIDC_SCHOOL_ISSUER: school.issuer,
        KATHA_OIDC_SCHOOL_CLIENT_ID: clientId,
        KATHA_OIDC_SCHOOL_CLIENT_SECRET: clientSecret,
      });
      await provide(server);
      await server.stop();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

test("a reader signs in with the school's account, back to the page they wanted, and out at both ends", async ({
  page,
  school,
  consoleErrors,
}) => {
  school.person = {
    sub: "asha",
    email: "asha@school.example",
    email_verified: false,
    name: "Asha",
  };
  allowErrors(consoleErrors, /401/);
  await page.goto("/shelf");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Password")).toHaveCount(0);
  const continueButton = page.getByRole("button", { name: "Continue with Hill School" });

  // The school has not confirmed the address: nobody is signed in, and the page says why.
  await continueButton.click();
  await expect(page.getByRole("alert")).toContainText("has not confirmed your email");
  await expect(page).toHaveURL(/\/login$/);

  school.person = { ...school.person, email_verified: true };
  await continueButton.click();
  await expect(page).toHaveURL(/\/shelf$/);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => school.endedWith.length).toBe(1);
  expect(school.endedWith[0]?.get("id_token_hint")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/shelf");
  await expect(page).toHaveURL(/\/login$/);
});
