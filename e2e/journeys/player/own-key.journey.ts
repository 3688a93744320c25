import { fileURLToPath } from "node:url";
import { openFakeOpenAi, type FakeOpenAi } from "@katha/narrator/testing";
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
import { expect, test as base } from "../../support/test.ts";

const key = "sk-a-key-of-the-readers-own";
const sentence = "Rain runs over your knuckles, cold as the river below the hut.";
const preloaded = fileURLToPath(new URL("../../servers/api-mistral.mjs", import.meta.url));

/** A server of its own, because what is allowed counts for everybody. */
const test = base.extend<{ mistral: FakeOpenAi; katha: KathaProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  mistral: async ({}, provide) => {
    const mistral = await openFakeOpenAi({ key, models: ["mistral-large", "mistral-small"] });
    mistral.always({ text: sentence });
    await provide(mistral);
    await mistral.close();
  },
  katha: [
    async ({ mistral }, provide) => {
      const katha = await startKatha({
        NODE_OPTIONS: `--import=${preloaded}`,
        E2E_MISTRAL: mistral.baseURL,
      });
      await provide(katha);
      await katha.stop();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ katha }, provide) => provide(katha.url),
});

test("a reader brings a key, is told by a model of it for no coins, hears why it fails, and removes it", async ({
  page,
  anotherBrowser,
  mistral,
}) => {
  await openAsAdmin(page);
  await page.goto("/admin/models");
  const allow = page.getByRole("switch", { name: "Let readers use keys of their own" });
  await allow.click();
  await expect(allow).toBeChecked();

  const reader = await anotherBrowser();
  const screenshot = screenshotsOf(reader, "own-key");
  const player = await signedIn(reader);
  await reader.goto("/profile/settings");
  const section = reader.getByRole("region", { name: "A storyteller of your own" });
  await section.getByRole("combobox", { name: "Provider" }).click();
  await reader.getByRole("option", { name: "Mistral" }).click();
  await expect(section.getByText(/go to Mistral \(api\.mistral\.ai\)/)).toBeVisible();
  await section.getByLabel("Key", { exact: true }).fill("sk-wrong");
  await section.getByRole("button", { name: "Check the key and keep it" }).click();
  await expect(section.getByRole("alert")).toContainText("refuses this key");
  await section.getByLabel("Key", { exact: true }).fill(key);
  await section.getByRole("button", { name: "Check the key and keep it" }).click();
  await section.getByRole("combobox", { name: "Who tells" }).fill("large");
  await reader.getByRole("option", { name: "mistral-large" }).click();
  await screenshot("models");
  await section.getByRole("button", { name: "Try it, and let it tell" }).click();
  await expect(section.getByText(/^mistral-large answers\./)).toBeVisible();
  await screenshot("kept");

  const { id } = await aDraft(reader, player.tokens.access_token, {
    story_structure: wellStructure,
  });
  await published(reader, player.tokens.access_token, id);
  await beginStory(reader, id);
  await reader.getByRole("button", { name: /^Text model/ }).click();
  await reader.getByRole("radio", { name: /^Your own: mistral-large/ }).click();
  const say = async (words: string) => {
    await reader.getByRole("form", { name: "Commands" }).getByRole("textbox").fill(words);
    await reader.keyboard.press("Enter");
  };
  const before = await passages(reader).count();
  await say("I laugh.");
  await expect(passages(reader)).toHaveCount(before + 1);
  await expect(passages(reader).last()).toContainText(sentence);
  const log = reader.getByRole("region", { name: "The story so far" });
  await expect(log.getByText("Using your own key (0 credits)")).toBeVisible();
  await expect(reader.getByText(/Last turn: no coins/)).toBeVisible();
  await screenshot("told");

  mistral.always({ fault: "unpaid" });
  await say("I sneeze.");
  await expect(passages(reader)).toHaveCount(before + 2);
  await expect(log.getByText(/own key has no credit left/)).toBeVisible();
  await screenshot("unpaid");

  await reader.goto("/profile/settings");
  await section.getByRole("button", { name: "Remove the key" }).click();
  await expect(section.getByText("Your key is gone from here.")).toBeVisible();
  await reader.close();
});
