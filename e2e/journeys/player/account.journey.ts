import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import { goByBar, openHome, storyLinks } from "../../support/pages.ts";
import { aLongStory, registered, signedIn, newPerson } from "../../support/people.ts";

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Username or email").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test(
  "a newcomer registers, is signed in, and signs out again",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "account");
    const person = newPerson();
    await openHome(page);
    await goByBar(page, "Login");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    await screenshot("login");
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
    await page.getByLabel("Username").fill(person.username);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Create Account" }).click();

    await expect(page).toHaveURL(/\/home$/);
    await goByBar(page, "Profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Progress");
    await expect(page.getByText(person.username).first()).toBeVisible();
    await screenshot("progress");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("tokens"))).toBeNull();
  },
);

test(
  "a guest who wants to play is asked to sign in, and comes back to the story",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "account-guest");
    const person = await registered(page);
    const story = await aLongStory(page);
    await page.goto(`/game/${story.id}?from=friend#top`);
    await page.getByRole("button", { name: "Like" }).click();
    const dialog = page.getByRole("dialog", { name: "Login Required" });
    await expect(dialog).toContainText("You need to be logged in to access this feature");
    await screenshot("asked");
    await dialog.getByRole("button", { name: "Stay Here" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(dialog).toContainText("Please log in to play this game");
    await dialog.getByRole("button", { name: "Continue to Login" }).click();
    await signIn(page, person.username, person.password);
    await expect(page).toHaveURL(new RegExp(`/game/${story.id}\\?from=friend#top$`));
    await expect(page.getByRole("heading", { level: 1, name: story.title })).toBeVisible();
  },
);

test("a link with a token signs in, and the token is removed from the address", async ({
  page,
}) => {
  const { tokens, username } = await registered(page);
  await page.goto(`/login?token=${tokens.access_token}`);
  await expect(page).toHaveURL(/\/home$/);
  const known = () => page.evaluate(() => localStorage.getItem("user") ?? "");
  await expect.poll(known).toContain(username);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain("token");
});

test(
  "a like shows on the story and at home at once, and stays when the request failed",
  { tag: "@essential" },
  async ({ page, consoleErrors }) => {
    const screenshot = screenshotsOf(page, "account-like");
    await signedIn(page);
    await openHome(page);
    const title = await storyLinks(page).first().innerText();
    // A trending story has a second card, which says why it is there instead of its numbers.
    const cards = page.getByRole("article").filter({ hasText: title });
    const toStory = cards.first().getByRole("link", { name: title });
    await toStory.click();
    await page.getByRole("button", { name: "Like" }).click();
    await expect(page.getByRole("button", { name: "Take back the like" })).toBeVisible();
    await screenshot("liked");
    await page.goBack();
    const likes = cards.getByRole("img", { name: /^[1-9]\d* likes?$/ });
    await expect(likes.first()).toBeVisible();

    await toStory.click();
    await page.route(/\/bookmark$/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Bookmark" }).click();
    const marked = page.getByRole("button", { name: "Remove the bookmark" });
    await expect(marked).toBeVisible();
    await screenshot("not-kept");
    await page.reload();
    await expect(page.getByRole("button", { name: "Bookmark" })).toBeVisible();
    await expect(marked).toBeHidden();
    allowErrors(consoleErrors, /500/);
  },
);
