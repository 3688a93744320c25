import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, allowErrors } from "../../support/test.ts";
import { signInAsAdmin, goToAdminPage } from "../../support/admin.ts";
import { aLongStory, registered } from "../../support/people.ts";
import { test } from "../../servers/own-server.ts";

interface Scene {
  text: string;
  choices: { text: string; target: string }[];
}

const shore: Scene = {
  text: "The boat waits by the shore.",
  choices: [
    { text: "Row", target: "far" },
    { text: "Swim", target: "drowned" },
  ],
};
const nodes: Record<string, Scene> = {
  shore,
  far: { text: "The far shore.", choices: [] },
  drowned: { text: "The water closes over you.", choices: [] },
};

/** An author who submits a story, and submits it again. */
async function anAuthor(page: Page) {
  const { tokens } = await registered(page);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const { cover_image_url, category } = await aLongStory(page);
  const write = async (title: string) => {
    const answer = await page.request.post("/api/v1/stories", {
      headers,
      data: {
        title,
        tagline: "A crossing.",
        story_description: "Somebody has to row.",
        story_prompt: "Tell it quietly.",
        cover_image_url,
        category_id: category.id,
        story_structure: { start_node: "shore", nodes },
      },
    });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const publish = async (id: string) => {
    const answer = await page.request.put(`/api/v1/stories/${id}/publish`, { headers });
    expect((await answer.json()).status).toBe("in_review");
  };
  const change = async (id: string, data: object) => {
    const answer = await page.request.put(`/api/v1/stories/${id}`, { headers, data });
    expect(answer.status()).toBe(200);
  };
  const statusOf = async (id: string) =>
    (await (await page.request.get(`/api/v1/stories/${id}`, { headers })).json()).status;
  return { write, publish, change, statusOf };
}

/** Opens a story from the queue. */
async function open(page: Page, title: string): Promise<void> {
  await goToAdminPage(page, "Review");
  await page.getByRole("link", { name: `Read ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** Decided on the page of settings, and in effect from then on. */
async function decideThatStoriesAreReviewed(page: Page): Promise<void> {
  await goToAdminPage(page, "Settings");
  const publishing = page.getByRole("form", { name: "Publishing" });
  await expect(publishing.getByRole("radio", { name: "It is published at once" })).toBeChecked();
  await publishing.getByRole("radio", { name: "An administrator reviews it first" }).check();
  await publishing.getByRole("button", { name: "Save" }).click();
  await expect(publishing.getByText("Saved. It is in effect now.")).toBeVisible();
}

test("an administrator has stories reviewed, and reviews one: how it plays, what is new, and the decision", async ({
  page,
  consoleErrors,
}) => {
  const screenshot = screenshotsOf(page, "review");
  await signInAsAdmin(page);
  await expect(page).toHaveURL(/\/admin\/stories$/);
  await decideThatStoriesAreReviewed(page);
  await screenshot("settings");
  const author = await anAuthor(page);
  const first = await author.write("The Salt Ferry");
  await author.publish(first);
  await page.reload();

  await open(page, "The Salt Ferry");
  const proof = page.getByRole("region", { name: "How it plays" });
  await expect(proof).toContainText("10,000 plays, seed 1");
  await screenshot("all-new");
  await expect(page.getByText("It has never been approved: all of it is new.")).toBeVisible();
  await proof.getByRole("button", { name: "Go to drowned" }).first().click();
  await expect(page.getByRole("heading", { name: "drowned" })).toBeFocused();
  await screenshot("a-scene");
  await page.getByRole("button", { name: "Approve The Salt Ferry" }).click();
  await expect(page).toHaveURL(/\/admin\/review$/);
  await expect(page.getByText("Nothing waits")).toBeVisible();
  await screenshot("nothing-waits");
  expect(await author.statusOf(first)).toBe("published");

  // The author changes the story: the review compares it with the published version.
  const lower = { ...shore, text: "The boat waits low by the shore." };
  const { drowned: _gone, ...rest } = nodes;
  await author.change(first, {
    title: "The Salt Ferry",
    tagline: "A crossing that is owed.",
    story_description: "Somebody has to row.",
    story_structure: {
      start_node: "shore",
      nodes: {
        ...rest,
        shore: { ...lower, choices: [{ text: "Row", target: "far" }] },
      },
    },
  });
  // Readers keep the approved version.
  expect(await author.statusOf(first)).toBe("published");
  await page.reload();
  await open(page, "The Salt Ferry");
  const changes = page.getByRole("region", { name: "What has changed" });
  await expect(changes.getByText("1 scene changed")).toBeVisible();
  await expect(changes.getByText("1 scene gone")).toBeVisible();
  await expect(changes.locator("ins", { hasText: "low" })).toBeVisible();
  await expect(changes.getByRole("article", { name: "Tagline" })).toContainText("that is owed");
  await screenshot("changes");

  // Submitted again while it is being read: nobody may decide on a version they have not read.
  await author.change(first, { title: "The Salt Ferry", story_description: "And yet." });
  await page.getByRole("button", { name: "Approve The Salt Ferry" }).click();
  await expect(page.getByRole("alert")).toContainText("has changed since you read it");
  await screenshot("changed-meanwhile");
  await page.getByRole("button", { name: "Read it as it is now" }).click();
  await expect(page.getByRole("article", { name: "Description" })).toContainText("And yet.");

  // Another administrator decides first.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Return The Salt Ferry" }).click();
  await other.getByRole("textbox", { name: "Reason" }).fill("Nobody drowns any more.");
  await screenshotsOf(other, "review-other")("return");
  await other.getByRole("button", { name: "Return with this reason" }).click();
  await expect(other).toHaveURL(/\/admin\/review$/);
  expect(await author.statusOf(first)).toBe("published");
  await page.getByRole("button", { name: "Approve The Salt Ferry" }).click();
  await expect(page.getByRole("alert")).toContainText("does not wait for a review");
  await page.getByRole("button", { name: "Read it as it is now" }).click();
  await expect(page.getByText("It waits for no answer: it is published.")).toBeVisible();
  await screenshot("decided");
  await expect(page.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
  allowErrors(consoleErrors, /409/);
});
