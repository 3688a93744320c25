import { expectNoOverflow } from "../../support/checks.ts";
import { aDraft } from "../../support/drafts.ts";
import { signedIn } from "../../support/people.ts";
import { beginStory, command, passages, toldSoFar, waitForTurn } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";

/** Six scenes as somebody writes them who knows of no wordings, answers or bible. */
const inn = {
  start_node: "yard",
  nodes: {
    yard: {
      text: "You ride into the yard of the inn at dusk. Marta stands at the pump and does not look up. A lantern hangs over the stable door. The Old Crow looks down at you from its sign.\n\n“The bridge is down,” says Marta.",
      choices: [
        { text: "Ask Marta who lit the lantern.", target: "lantern" },
        { text: "Lead the horse into the stable.", target: "stable" },
      ],
    },
    lantern: {
      text: "Marta wipes her hands. “Nobody lit it,” she says to you. “It was burning when I came down.”",
      choices: [
        { text: "Climb up and take the lantern.", target: "loft" },
        { text: "Leave it and go to the stable.", target: "stable" },
      ],
    },
    stable: {
      text: "The stable is warm. Your horse will not go past the ladder. A glove lies on the straw.",
      choices: [
        { text: "Climb the ladder to the loft.", target: "loft" },
        { text: "Bolt the door and wait for morning.", target: "morning" },
      ],
    },
    loft: {
      text: "In the loft sits a boy with one glove. “You took long enough,” says the boy to you.",
      choices: [
        { text: "Bring the boy down to Marta.", target: "home" },
        { text: "Give him your bread and say nothing.", target: "morning" },
      ],
    },
    home: {
      text: "Marta lets go of the pump. The boy is hers.",
      choices: [],
      ending: { kind: "good", title: "Both gloves" },
    },
    morning: {
      text: "In the morning the bridge stands as it always did.",
      choices: [],
      ending: { kind: "strange", title: "The bridge" },
    },
  },
};

test("an author reads how their story is read, mends what strangers type, and publishes", async ({
  page,
  anotherBrowser,
}) => {
  const width = page.viewportSize()?.width ?? 1280;
  const screenshot = screenshotsOf(page, "desk-teaches");
  const author = await signedIn(page);
  const draft = await aDraft(page, author.tokens.access_token, { story_structure: inn });

  await page.goto(`/edit-story/${draft.id}`);
  await page.getByRole("tab", { name: "As it is read" }).click();
  const people = page.getByRole("list", { name: "People" });
  await expect(people).toContainText("Marta");
  await expect(people).toContainText("the boy");
  await people.getByText("Marta", { exact: true }).click();
  await expect(page.getByRole("list", { name: "What is known of Marta" })).toContainText(
    "Marta stands at the pump and does not look up.",
  );
  await screenshot("read");
  await expectNoOverflow(page, [width]);
  await people.getByText("Old Crow", { exact: true }).click();
  await people
    .getByRole("listitem")
    .filter({ hasText: "Old Crow" })
    .getByRole("button", { name: "Not a person" })
    .click();
  await expect(page.getByRole("button", { name: "Bring back Old Crow" })).toBeVisible();
  await expect(people).not.toContainText("Old Crow");
  await page.getByRole("tab", { name: "Who is where" }).click();
  await page.getByRole("list", { name: "Who is where" }).getByText("yard", { exact: true }).click();
  await page.getByRole("button", { name: "Marta is not here" }).click();
  await expect(page.getByRole("button", { name: "Marta is here" })).toBeVisible();
  await page.getByRole("button", { name: "Marta is here" }).click();
  await expect(page.getByRole("button", { name: "Marta is not here" })).toBeVisible();

  await page.getByRole("button", { name: "Prove the story" }).click();
  const showAll = page.getByRole("switch", { name: "Show what was understood and answered" });
  await showAll.click();
  await expect(page.getByText(/^\d+ of \d+ understood$/)).toBeVisible();
  await screenshot("strangers");
  await expectNoOverflow(page, [width]);
  const looks = page.getByRole("list", { name: "Looks at what is named" });
  const means = looks.getByRole("button", { name: /^This means\.\.\./ }).first();
  const [, line = ""] = /: (.*)$/u.exec((await means.getAttribute("aria-label")) ?? "") ?? [];
  await means.click();
  await page.getByRole("menuitem").first().click();
  await expect(looks.getByText(/^Added to the wordings of/)).toBeVisible();
  const questions = page.getByRole("list", { name: "Questions to whoever is there" });
  await questions
    .getByRole("button", { name: /^This is answered by/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: /What is told, time 1/ }).fill("Nobody you know.");
  await screenshot("answering");
  await page.getByRole("button", { name: "Prove it again" }).click();
  await showAll.click();
  // What is understood stands last.
  const allLooks = page.getByRole("region", { name: "Looks at what is named" });
  await allLooks.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect(
    looks.getByRole("listitem").filter({ hasText: line }).first().getByText("understood"),
  ).toBeVisible();

  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.waitForURL(/my-stories/);
  const card = page.getByRole("article", { name: draft.title });
  await card.getByRole("button", { name: "Publish" }).click();
  await expect(
    card.getByText(/of \d+ rewordings are understood.*looks are answered/),
  ).toBeVisible();
  await screenshot("published");
  await expectNoOverflow(page, [width]);

  const other = await anotherBrowser();
  await signedIn(other);
  await beginStory(other, draft.id);
  const before = await toldSoFar(other);
  const said = other.getByRole("form", { name: "Commands" }).getByRole("textbox");
  await said.fill("look at the pump");
  await command(other, "Act").click();
  await waitForTurn(other, before);
  await expect(passages(other).last()).toContainText("Marta stands at the pump");
});
