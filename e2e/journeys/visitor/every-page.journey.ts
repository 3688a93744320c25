import { type RouteId, pageRoutes, routeTable } from "@katha/app/route-table";
import { type Page, expect, test, allowErrors } from "../../support/test.ts";
import { expectPageRules, expectNoOverflow } from "../../support/checks.ts";
import { aDraft } from "../../support/drafts.ts";
import { aStory, signedIn } from "../../support/people.ts";

type Open = (page: Page) => Promise<void>;

async function firstStory(page: Page): Promise<string> {
  const { stories } = await (await page.request.get("/api/v1/stories/")).json();
  return addressOf("story", stories[0].id);
}

function addressOf(id: RouteId, param: string): string {
  return routeTable[id].path.replace(/:\w+/, param);
}

async function openByAddress(page: Page, path: string, isMembersOnly: boolean): Promise<void> {
  if (isMembersOnly) await signedIn(page);
  await go(page, path);
}

async function go(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** How to come to a page that needs more than its address. */
const opens: Partial<Record<RouteId, Open>> = {
  home: async (page) => {
    await page.goto(routeTable.home.path);
    await expect(page.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  },
  story: async (page) => {
    await page.goto(await firstStory(page));
    await expect(page.getByRole("region", { name: "Statistics" })).toBeVisible();
  },
  play: async (page) => {
    const { tokens } = await signedIn(page);
    const { id } = await aStory(page);
    const answer = await page.request.put("/api/v1/game/sessions", {
      data: { story_id: id },
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    await go(page, addressOf("play", (await answer.json()).id));
  },
  storyNumbers: async (page) => {
    const { tokens } = await signedIn(page);
    const { id } = await aDraft(page, tokens.access_token);
    await go(page, addressOf("storyNumbers", id));
  },
  editStory: async (page) => {
    const { tokens } = await signedIn(page);
    const { id } = await aDraft(page, tokens.access_token);
    await go(page, addressOf("editStory", id));
  },
  sharedStory: async (page) => {
    const { tokens } = await signedIn(page);
    const { access_token: token } = tokens;
    const { id, title } = await aDraft(page, token);
    const answer = await page.request.post(`/api/v1/stories/${id}/share-link`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await go(page, `${routeTable.sharedStory.path}#${(await answer.json()).token}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  },
  profile: async (page) => {
    await signedIn(page);
    await go(page, routeTable.profile.path);
    await expect(page.getByRole("table")).toBeVisible();
  },
};

/** Pages of administration have a journey of their own. */
const shown = pageRoutes.filter(({ id, access }) => access !== "admin" && id !== "adminLogin");

const places: readonly { name: string; open: Open }[] = [
  ...shown.map(({ id, path, access }) => ({
    name: id,
    open: opens[id] ?? ((page: Page) => openByAddress(page, path, access === "member")),
  })),
  {
    name: "a link that has ended",
    open: (page) => go(page, `${routeTable.sharedStory.path}#gone-for-good`),
  },
  {
    name: "an unknown story",
    open: async (page) => {
      await page.goto(addressOf("story", "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11"));
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
