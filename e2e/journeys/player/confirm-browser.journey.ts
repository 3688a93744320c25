import { type Page, allowErrors, expect, test as base } from "../../support/test.ts";
import {
  type KathaProcess,
  serverStartsWithinMs,
  startKatha,
} from "../../servers/katha-process.ts";
import { registered } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";

/** A server of its own that trusts a proxy's word on client addresses. */
const test = base.extend<{ server: KathaProcess }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const server = await startKatha({ KATHA_TRUSTED_PROXIES: "127.0.0.1" });
      await provide(server);
      await server.stop();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

const ceiling = 100;

/** Guesses a password several times, each from a different address. */
async function guess(page: Page, email_or_username: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  const guessFrom = async (address: string) => {
    const answer = await page.request.post("/api/v1/auth/login", {
      data: { email_or_username, password: "Not-it-at-all-1!", remember_me: false },
      headers: { "x-forwarded-for": address },
    });
    statuses.push(answer.status());
  };
  for (let from = 0; from < times; from += 10) {
    const some = Array.from({ length: Math.min(10, times - from) }, (_, index) => from + index);
    await Promise.all(some.map((index) => guessFrom(`198.51.${index}.1`)));
  }
  return statuses;
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Username or email").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("strangers guess a password: its owner lets this browser in by an emailed link, once", async ({
  page,
  anotherBrowser,
  server,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "confirm-browser");
  const owner = await registered(page);
  await page.context().clearCookies();
  const statuses = await guess(page, owner.username, ceiling + 5);
  expect(statuses.filter((status) => status === 401)).toHaveLength(ceiling);

  // The correct password is not enough in an unknown browser.
  await page.goto("/login");
  await signIn(page, owner.username, owner.password);
  await expect(page.getByRole("alert")).toContainText("Somebody has been guessing");
  await screenshot("kept-out");
  await page.getByRole("button", { name: /link/i }).click();
  await expect(page.getByText(/^If there is such an account, a link is on its way/)).toBeVisible();
  await screenshot("link-asked");

  const link = async () =>
    (await server.emails()).join("\n").match(/\/confirm-browser\?token=\S+/)?.[0];
  await expect.poll(link).toBeTruthy();
  const address = (await link()) ?? "";
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is This You?");
  await screenshot("asked");
  await page.getByRole("button", { name: "Let This Browser Sign In" }).click();
  await expect(page.getByText(/^This browser may sign in now\./)).toBeVisible();
  await screenshot("confirmed");
  await page.getByRole("link", { name: "Continue to Login" }).click();
  await signIn(page, owner.username, owner.password);
  await expect(page).toHaveURL(/\/home$/);

  // The link is used up and lets no other browser in.
  const other = await anotherBrowser();
  await other.goto(address);
  await other.getByRole("button", { name: "Let This Browser Sign In" }).click();
  await expect(other.getByText(/^This link is invalid or has expired\./)).toBeVisible();
  allowErrors(consoleErrors, /Failed to load resource/);
});
