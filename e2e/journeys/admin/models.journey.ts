import { openFakeOllama, type FakeOllama } from "@katha/narrator/testing";
import {
  type KathaProcess,
  serverStartsWithinMs,
  startKatha,
} from "../../servers/katha-process.ts";
import { openAsAdmin } from "../../support/admin.ts";
import { aDraft, published, wellStructure } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, passages } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test as base } from "../../support/test.ts";

const sentence = "Rain runs over your knuckles, cold as the river below the hut.";

/** A server of its own, because what is bound counts for everybody. */
const test = base.extend<{ ollama: FakeOllama; katha: KathaProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  ollama: async ({}, provide) => {
    const ollama = await openFakeOllama({ behaviour: { text: sentence } });
    await provide(ollama);
    await ollama.close();
  },
  katha: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const katha = await startKatha();
      await provide(katha);
      await katha.stop();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ katha }, provide) => provide(katha.url),
});

async function addCellar(page: Page, address: string): Promise<void> {
  await page.goto("/admin/models");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Storytellers and painters");
  await page.getByRole("button", { name: "Another address" }).click();
  const form = page.getByRole("form", { name: "Another address" });
  await form.getByLabel("Address").fill(address);
  await form.getByLabel("Name").fill("cellar");
  await form.getByLabel("Protocol").click();
  await page.getByRole("option", { name: "Ollama’s" }).click();
  await page.getByRole("button", { name: "Keep it and list its models" }).click();
}

test("an administrator binds a model, a player is told by it, and told on for nothing where it fails", async ({
  page,
  anotherBrowser,
  ollama,
}) => {
  const screenshot = screenshotsOf(page, "admin-models");
  await openAsAdmin(page);
  await addCellar(page, ollama.baseURL);
  await page.getByRole("button", { name: "Hear a sample of qwen3:8b" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(sentence).first()).toBeVisible();
  await screenshot("sample");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Bind to Tenali: qwen3:8b/ }).click();
  await expect(page.getByText("Tenali is told by qwen3:8b now.")).toBeVisible();
  await screenshot("bound");

  const reader = await anotherBrowser();
  const player = await signedIn(reader);
  const { id } = await aDraft(reader, player.tokens.access_token, {
    story_structure: wellStructure,
  });
  await published(reader, player.tokens.access_token, id);
  await beginStory(reader, id);
  const before = await passages(reader).count();
  const say = async (words: string) => {
    await reader.getByRole("form", { name: "Commands" }).getByRole("textbox").fill(words);
    await reader.keyboard.press("Enter");
  };
  await say("I laugh.");
  await expect(passages(reader)).toHaveCount(before + 1);
  await expect(passages(reader).last()).toContainText(sentence);

  ollama.always({ fault: "broken" });
  await say("I sneeze.");
  await expect(passages(reader)).toHaveCount(before + 2);
  await expect(passages(reader).last()).not.toContainText(sentence);
  await expect(reader.getByText(/^Last turn: no coins/)).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(/Last failed .*The provider answered with an error of its own\./),
  ).toBeVisible();
  await screenshot("failing");
});
