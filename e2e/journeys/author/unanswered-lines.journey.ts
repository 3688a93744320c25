import { expectNoOverflow } from "../../support/checks.ts";
import { aDraft, published } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, command, passages, toldSoFar, waitForTurn } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

const jetty = {
  start_node: "jetty",
  nodes: {
    jetty: {
      text: "The last boat has gone. The ferryman sits on the jetty and mends a net.",
      cast: ["Hari"],
      choices: [
        { text: "Sleep in the shed.", target: "shed" },
        { text: "Walk home along the bank.", target: "bank" },
      ],
    },
    shed: { text: "The shed smells of tar.", choices: [], ending: { kind: "open", title: "Tar" } },
    bank: { text: "The bank is dark.", choices: [], ending: { kind: "open", title: "Home" } },
  },
};
const bible = { cast: [{ name: "Hari", is: "the ferryman" }] };
const typed = "I juggle three oranges for Hari";
const answer = "Hari puts the net down to watch. He gives you back the one that you dropped.";

async function say(page: Page, words: string): Promise<void> {
  const before = await toldSoFar(page);
  await page.getByRole("form", { name: "Commands" }).getByRole("textbox").fill(words);
  await command(page, "Act").click();
  await waitForTurn(page, before);
}

test("a line that had no answer reaches the author without a name, and is answered", async ({
  page,
  anotherBrowser,
}) => {
  const screenshot = screenshotsOf(page, "unanswered-lines");
  const author = await signedIn(page);
  const token = author.tokens.access_token;
  const { id } = await aDraft(page, token, { story_structure: jetty, bible });
  await published(page, token, id);

  const other = await anotherBrowser();
  const player = await signedIn(other);
  await beginStory(other, id);
  // The question comes after the third line without an answer.
  for (let time = 0; time < 3; time += 1) await say(other, typed);
  await other.getByRole("button", { name: "Yes, they may" }).click();
  await expect(other.getByRole("button", { name: "Yes, they may" })).toBeHidden();
  await say(other, typed);

  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: /Unanswered/ }).click();
  const lines = page.getByRole("list", { name: "Lines without an answer" });
  await expect(lines).toContainText(typed);
  await expect(page.getByText(player.username)).toHaveCount(0);
  await screenshot("in-vain");
  await expectNoOverflow(page, [page.viewportSize()?.width ?? 1280]);
  await lines.getByRole("button", { name: `This is answered by...: ${typed}` }).click();
  await page.getByRole("textbox", { name: /What is told, time 1/ }).fill(answer);
  await expect(page.getByText("Players typed")).toBeVisible();
  await screenshot("answered");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.waitForURL(/my-stories/);
  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: /Unanswered/ }).click();
  await expect(page.getByRole("list", { name: "Answered since" })).toContainText(typed);

  const third = await anotherBrowser();
  await signedIn(third);
  await beginStory(third, id);
  await say(third, typed);
  await expect(passages(third).last()).toContainText("He gives you back the one");
});
