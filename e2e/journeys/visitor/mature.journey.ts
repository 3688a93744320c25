import { expect, test, type Page } from "../../support/test.ts";
import { admin } from "../../support/admin.ts";
import { openHome } from "../../support/pages.ts";
import { aLongStory, ownLetters, registered } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";

const secret = "She counts them by their boots";

/** Publishes a mature story as an administrator; the journey withdraws it at the end. */
async function publishMature(page: Page) {
  const signedIn = await page.request.post("/api/v1/auth/login", {
    data: { email_or_username: admin.name, password: admin.password, remember_me: false },
  });
  const { tokens } = (await signedIn.json()) as { tokens: { access_token: string } };
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const call = async (method: "POST" | "PUT", path: string, data: object = {}) => {
    const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { cover_image_url, category } = await aLongStory(page);
  const title = `The Salt Widow ${ownLetters()}`;
  const { id } = await call("POST", "/stories/", {
    title,
    tagline: secret,
    story_description: "A widow keeps the salt road.",
    story_prompt: "Quietly.",
    cover_image_url,
    category_id: category.id,
    content_rating: "mature",
    story_structure: {
      start_node: "intro",
      nodes: {
        intro: { text: "The road is white.", choices: [{ text: "Walk on", target: "end" }] },
        end: { text: "It ends at the sea.", choices: [] },
      },
    },
  });
  await call("PUT", `/stories/${id}/publish`);
  return { id, title, archive: () => call("PUT", `/stories/${id}/archive`, { archived: true }) };
}

test(
  "a mature story is hidden until its reader has confirmed their age, and never told before",
  { tag: "@essential" },
  async ({ page, baseURL }) => {
    const screenshot = screenshotsOf(page, "mature");
    const story = await publishMature(page);
    try {
      const address = `/game/${story.id}`;
      // Answers are cached for a second.
      await expect
        .poll(async () => (await page.request.get("/api/v1/stories/")).text())
        .toContain(story.title);
      for (const path of ["/home", address, "/feed.xml", "/sitemaps/stories-0.xml"]) {
        const told = await (await page.request.get(path)).text();
        expect([path, told.includes(secret)]).toEqual([path, false]);
        if (!path.startsWith("/game") && path !== "/home")
          expect([path, told.includes(story.id)]).toEqual([path, false]);
      }

      await openHome(page);
      const card = page.getByRole("article").filter({ hasText: story.title }).first();
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText("Mature (17+)")).toBeVisible();
      await screenshot("card");
      const hide = page
        .getByRole("checkbox", { name: "Leave mature stories out of lists" })
        .first();
      // It comes when one comes near the end of the page.
      const toTheEnd = () => page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await toTheEnd();
      await hide.check();
      await expect(card).toBeHidden();
      // The next visit applies it from its first paint.
      await page.goto("/home", { waitUntil: "commit" });
      await page.getByRole("region", { name: "Featured Stories" }).waitFor();
      await expect(page.getByRole("article").filter({ hasText: story.title }).first()).toBeHidden();
      await openHome(page);
      await toTheEnd();
      await hide.uncheck();

      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: story.title })).toBeVisible();
      await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
      await screenshot("guest");
      const person = await registered(page);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await page.getByLabel("Username or email").fill(person.username);
      await page.getByLabel("Password", { exact: true }).fill(person.password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(`${baseURL}${address}`);
      await screenshot("asked");
      await page.getByRole("button", { name: "I am 17 or older: show mature stories" }).click();
      await expect(page.getByText(secret)).toBeVisible();
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await expect(page).toHaveURL(/\/play\//);
      await expect(page.getByText("The road is white.")).toBeVisible();

      // Mature stories are hidden again, and can be shown again without a second question.
      await page.goto("/profile/settings");
      const show = page.getByRole("switch", { name: "Show mature stories" });
      await expect(show).toBeChecked();
      await show.scrollIntoViewIfNeeded();
      await screenshot("settings");
      await show.click();
      await expect(show).not.toBeChecked();
      await page.goto(address);
      await page.getByRole("button", { name: "Show mature stories" }).click();
      await expect(page.getByText(secret)).toBeVisible();
    } finally {
      await story.archive();
    }
  },
);
