import { expectNoOverflow } from "../../support/checks.ts";
import { aDraft, published } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, passages } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";

const passage = "হরি ঘাটে বসে আছেন, আর জাল বোনে।";
const proposed = "হরি ঘাটে বসে আছেন, আর জাল বোনেন।";
const ghat = {
  start_node: "ghat",
  nodes: {
    ghat: {
      text: `শেষ নৌকা চলে গেছে। ${passage} দূরে একটা আলো জ্বলে।`,
      choices: [
        { text: "ঘাটে ঘুমাও।", target: "shed" },
        { text: "বাড়ি ফেরো।", target: "home" },
      ],
    },
    shed: { text: "ঘাটের ঘরে অন্ধকার।", choices: [], ending: { kind: "open", title: "ঘাট" } },
    home: { text: "পথে আলো নেই।", choices: [], ending: { kind: "open", title: "বাড়ি" } },
  },
};

test("a reader sends a correction, the author takes it over, the next player reads it", async ({
  page,
  anotherBrowser,
}) => {
  const screenshot = screenshotsOf(page, "corrections");
  const author = await signedIn(page);
  const token = author.tokens.access_token;
  const told = { story_structure: ghat, language: "bn", awaits_native_reader: true };
  const { id } = await aDraft(page, token, told);
  await published(page, token, id);

  const other = await anotherBrowser();
  const reader = await signedIn(other);
  await other.goto(`/game/${id}`);
  await expect(other.getByText(/^Not yet read by a native reader of /)).toBeVisible();
  await screenshotsOf(other, "corrections-reader")("story");
  await beginStory(other, id);
  await expect(other.getByText(/^Not yet read by a native reader of /)).toBeVisible();
  await screenshotsOf(other, "corrections-reader")("play");
  await other.getByRole("button", { name: "More about this part" }).first().click();
  await other.getByRole("button", { name: "Send a correction" }).last().click();
  const dialog = other.getByRole("dialog", { name: "Send a correction" });
  await expect(dialog.getByRole("textbox", { name: /^The passage/ })).toHaveValue(/শেষ নৌকা/);
  await dialog.getByRole("textbox", { name: /^The passage/ }).fill(passage);
  await dialog.getByRole("textbox", { name: /^How it should read/ }).fill(proposed);

  await dialog.getByRole("button", { name: "Send to the author" }).click();
  await expect(other.getByRole("dialog", { name: "Thank you" })).toBeVisible();

  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: /Corrections/ }).click();
  const corrections = page.getByRole("list", { name: "Open corrections" });
  await expect(corrections).toContainText(proposed);
  await expect(page.getByText(reader.username)).toHaveCount(0);
  await screenshot("desk");
  await expectNoOverflow(page, [page.viewportSize()?.width ?? 1280]);
  await corrections.getByRole("button", { name: `Take it over: ${passage}` }).click();
  await expect(corrections.getByText(/^The new words stand/)).toBeVisible();
  await corrections.getByRole("button", { name: `Done: ${passage}` }).click();
  await expect(page.getByText("No correction waits.")).toBeVisible();
  await screenshot("settled");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.waitForURL(/my-stories/);

  const third = await anotherBrowser();
  await signedIn(third);
  await beginStory(third, id);
  await expect(passages(third).first()).toContainText(proposed);
});
