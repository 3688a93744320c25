import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import { expectPageRules, expectNoOverflow } from "../../support/checks.ts";
import { aDraft } from "../../support/drafts.ts";
import { aStory, signedIn } from "../../support/people.ts";

interface Place {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

async function firstStory(page: Page): Promise<string> {
  const { stories } = await (await page.request.get("/api/v1/stories/")).json();
  return `/game/${stories[0].id}`;
}

async function go(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const places: readonly Place[] = [
  {
    name: "home",
    open: async (page) => {
      await page.goto("/home");
      await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
    },
  },
  {
    name: "a story",
    open: async (page) => {
      await page.goto(await firstStory(page));
      await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
    },
  },
  ...["login", "register", "forgot-password", "reset-password", "verify-email"].map((name) => ({
    name,
    open: (page: Page) => go(page, `/${name}`),
  })),
  { name: "the landing page", open: (page) => go(page, "/") },
  { name: "the guide", open: (page) => go(page, "/guide") },
  { name: "the waitlist", open: (page) => go(page, "/premium-waitlist") },
  {
    name: "a session",
    open: async (page) => {
      const { tokens } = await signedIn(page);
      const { id } = await aStory(page);
      const answer = await page.request.put("/api/v1/game/sessions", {
        data: { story_id: id },
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
      await go(page, `/play/${(await answer.json()).id}`);
    },
  },
  ...["create-story", "my-stories"].map((name) => ({
    name,
    open: async (page: Page) => {
      await signedIn(page);
      await go(page, `/${name}`);
    },
  })),
  {
    name: "the numbers of a story",
    open: async (page) => {
      const { tokens } = await signedIn(page);
      const { id } = await aDraft(page, tokens.access_token);
      await go(page, `/my-stories/${id}/numbers`);
    },
  },
  {
    name: "a draft that is shared",
    open: async (page) => {
      const { tokens } = await signedIn(page);
      const { access_token: token } = tokens;
      const { id, title } = await aDraft(page, token);
      const answer = await page.request.post(`/api/v1/stories/${id}/share-link`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await go(page, `/stories/shared#${(await answer.json()).token}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    },
  },
  { name: "a link that has ended", open: (page) => go(page, "/stories/shared#gone-for-good") },
  { name: "the terms", open: (page) => go(page, "/terms-of-service") },
  { name: "the privacy policy", open: (page) => go(page, "/privacy-policy") },
  {
    name: "the profile",
    open: async (page) => {
      await signedIn(page);
      await go(page, "/profile");
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    name: "an unknown story",
    open: async (page) => {
      await page.goto("/game/0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11");
      await expect(page.getByRole("heading", { name: "Game not found" })).toBeVisible();
    },
  },
  {
    name: "an unknown page",
    open: async (page) => {
      await page.goto("/nowhere");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
];

for (const { name, open } of places) {
  test(`${name} fits every width and keeps the rules about pages`, async ({
    page,
    consoleErrors,
  }) => {
    await open(page);
    await expect(page).toHaveTitle(/.+ · Katha$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoOverflow(page, [320, 360, 768, 1280]);
    await expectPageRules(page);
    allowErrors(consoleErrors, /status of 404/);
  });
}
