import type { Locator } from "@playwright/test";
import { aDraft, storyNow, wellStructure } from "../../support/drafts.ts";
import { expect, type Page, test as base } from "../../support/test.ts";
import { expectNoOverflow } from "../../support/checks.ts";
import { type ServerWithModel, startServerWithModel } from "../../servers/server-with-model.ts";
import { serverStartsWithinMs } from "../../servers/katha-process.ts";
import { signedIn } from "../../support/people.ts";

/** One server for all tests of a worker; each queues what the model answers. */
const test = base.extend<object, { server: ServerWithModel }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const server = await startServerWithModel();
      await provide(server);
      await server.close();
    },
    { scope: "worker", timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ server }, provide) => provide(server.katha.url),
});
test.describe.configure({ mode: "default" });

const rope = {
  text: "The rope comes up wet, and tied to it is a bell.",
  choice: "Haul the rope.",
  choices: ["Ring it."],
};

function drafted({ model }: ServerWithModel, ...drafts: object[]): void {
  model.always({ json: JSON.stringify({ drafts }) });
}
const line = (text: string) => ({ text, choice: null, choices: [] });

async function anAuthor(page: Page, more: object = {}) {
  const { tokens } = await signedIn(page);
  const token = tokens.access_token;
  const { id } = await aDraft(page, token, { story_structure: wellStructure, ...more });
  await page.goto(`/edit-story/${id}`);
  return { now: () => storyNow(page, token, id) };
}

async function openScene(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name: "Outline" }).click();
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
}

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const ask = (where: Locator) => where.getByRole("button", { name: "Suggest", exact: true }).click();

test("a suggested scene is accepted into the story and undone", async ({ page, server }) => {
  const { now } = await anAuthor(page);
  await openScene(page, "well");
  await page.getByRole("button", { name: "Suggest what comes next" }).click();
  const next = panel(page, "What could come next");
  const wish = next.getByLabel("What do you have in mind?");

  await wish.fill("A bell");
  drafted(server, rope);
  server.model.asked.length = 0;
  await wish.press("Enter");
  await expect(next.getByText(rope.text)).toBeVisible();
  await expect(next.getByText("by here/a-model")).toBeVisible();
  const told = JSON.stringify(server.model.asked[0]?.body);
  for (const words of ["The well has begun to answer.", "A bell"]) expect(told).toContain(words);
  expect((await now()).story_structure).toEqual(wellStructure);
  await expectNoOverflow(page, [360, page.viewportSize()?.width ?? 1280]);

  // It survives a reload and visits to other pages.
  await page.reload();
  await openScene(page, "well");
  await expect(next.getByText(rope.text)).toBeVisible();
  await expect(wish).toHaveValue("A bell");
  await next.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "JSON" }).click();
  await page.getByRole("tab", { name: "Outline" }).click();
  await page.getByRole("button", { name: "Suggest what comes next" }).click();
  await next.getByRole("button", { name: `Add to the story: ${rope.choice}` }).click();
  await expect(next.getByRole("button", { name: "Go to haul_the_rope" })).toBeFocused();
  const withRope = {
    start_node: "well",
    nodes: {
      ...wellStructure.nodes,
      well: {
        ...wellStructure.nodes.well,
        choices: [
          ...wellStructure.nodes.well.choices,
          { text: rope.choice, target: "haul_the_rope" },
        ],
      },
      haul_the_rope: { text: rope.text, choices: [{ text: "Ring it.", target: "" }] },
    },
  };
  await expect.poll(async () => (await now()).story_structure).toEqual(withRope);

  await page.getByRole("button", { name: "Undo: adding haul_the_rope" }).click();
  await expect.poll(async () => (await now()).story_structure).toEqual(wellStructure);
  await expect(next.getByRole("button", { name: /^Add to the story/ })).toBeVisible();
});

test("a cover is painted with its description, described anew, and restored", async ({
  page,
  server,
}) => {
  const { now } = await anAuthor(page, { image_alt: "A palace." });
  const cover = page.getByLabel("Cover image URL");
  const before = await cover.inputValue();
  await page.getByRole("button", { name: "Have one painted" }).click();
  const covers = panel(page, "Covers to choose from");
  await covers.getByLabel("What do you have in mind?").fill("a forest at noon");
  await covers.getByRole("button", { name: "Paint", exact: true }).click();
  await expect(covers.getByRole("listitem")).toHaveCount(4);
  await expect(covers.getByText(/in a forest/i)).toHaveCount(4);
  await expect(cover).toHaveValue(before);
  await covers.getByRole("button", { name: /^Use: Chitrakar/ }).click();
  await expect(cover).not.toHaveValue(before);
  const words = page.getByLabel("What the cover shows");
  await expect(words).toHaveValue(/forest/i);
  const painted = await cover.inputValue();
  await expect.poll(async () => (await now()).cover_image_url).toBe(painted);

  drafted(server, line("Trees, and the sun above them."));
  server.model.asked.length = 0;
  await page.getByRole("button", { name: "Suggest words for it" }).click();
  const texts = panel(page, "Words for the cover");
  await ask(texts);
  await texts.getByRole("button", { name: /^Use: Trees/ }).click();
  await expect(words).toHaveValue("Trees, and the sun above them.");
  // The model was given the painted picture.
  expect(JSON.stringify(server.model.asked[0]?.body)).toContain("chitrakar");

  await panel(page, "The cover before")
    .getByRole("button", { name: "Put it back: A palace." })
    .click();
  await expect(cover).toHaveValue(before);
  await expect(words).toHaveValue("A palace.");
});
