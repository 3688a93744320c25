import { aDraft, published } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import {
  beginStory,
  choices,
  command,
  passages,
  toldSoFar,
  waitForTurn,
} from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";

const jetty = {
  start_node: "jetty",
  nodes: {
    jetty: {
      text: "The last boat has gone. A shed stands at the end of the jetty, its door ajar.",
      choices: [
        { text: "Sleep in the shed.", target: "shed" },
        { text: "Walk home along the bank.", target: "bank" },
      ],
    },
    shed: { text: "The shed smells of tar.", choices: [], ending: { kind: "open", title: "Tar" } },
    bank: { text: "The bank is dark.", choices: [], ending: { kind: "open", title: "Home" } },
  },
};
const typed = "I lie down in the shed and go to sleep";

test(
  "a player sees which choice their words were taken for, and takes it back at a press",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "not-meant");
    const { tokens } = await signedIn(page);
    const { id } = await aDraft(page, tokens.access_token, { story_structure: jetty });
    await published(page, tokens.access_token, id);
    await beginStory(page, id);

    const before = await toldSoFar(page);
    const field = page.getByRole("form", { name: "Commands" }).getByRole("textbox");
    await field.fill(typed);
    await field.press("Enter");
    await waitForTurn(page, before);
    await expect(page.getByText("You were taken to mean:")).toContainText("Sleep in the shed.");
    const notMeant = page.getByRole("button", { name: "Not what I meant" });
    await screenshot("taken");

    await page.reload();
    await expect(page.getByText("You were taken to mean:")).toContainText("Sleep in the shed.");
    await notMeant.press("Enter");
    await expect(page.getByText("A part was taken back")).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
    await expect(notMeant).toBeHidden();
    await expect(choices(page)).toHaveText(["Sleep in the shed.", "Walk home along the bank."]);
    await screenshot("taken-back");

    await choices(page).last().click();
    await waitForTurn(page, before);
    await expect(passages(page).last()).toContainText("The bank is dark.");
    await expect(page.getByText("You were taken to mean:")).toBeHidden();
    await expect(command(page, "Undo")).toBeEnabled();
  },
);
