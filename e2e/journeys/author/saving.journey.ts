import {
  aDraft,
  saveStatus,
  savedElsewhere,
  storyNow,
  wellStructure,
} from "../../support/drafts.ts";
import { expect, test, allowErrors } from "../../support/test.ts";
import { expectNoOverflow } from "../../support/checks.ts";
import { signedIn } from "../../support/people.ts";

test(
  "a draft saves itself, keeps changes while offline, and sends them afterwards",
  { tag: "@essential" },
  async ({ page, context, consoleErrors }) => {
    const { tokens } = await signedIn(page);
    const { id } = await aDraft(page, tokens.access_token);
    await page.goto(`/edit-story/${id}`);
    const tagline = page.getByLabel("Tagline", { exact: true });
    await tagline.fill("It was listening to you.");
    const savedTagline = async () => (await storyNow(page, tokens.access_token, id)).tagline;
    await expect.poll(savedTagline).toBe("It was listening to you.");
    await expect(saveStatus(page)).toHaveText(/^Saved/);

    await context.setOffline(true);
    await tagline.fill("It is listening still.");
    await expect(saveStatus(page)).toContainText("Not saved: kept in this browser");
    await context.setOffline(false);
    await expect(saveStatus(page)).toHaveAttribute("data-save-state", "saved");
    expect(await savedTagline()).toBe("It is listening still.");

    // Leaving before the save delay is over: the page still saves the last words.
    await page.getByLabel("Title", { exact: true }).fill("The Well, Once More");
    await page.getByRole("link", { name: "Back to My Stories" }).click();
    await expect
      .poll(async () => (await storyNow(page, tokens.access_token, id)).title)
      .toBe("The Well, Once More");
    allowErrors(consoleErrors, /Failed to load resource/);
  },
);

test("every version is listed, compared with the newest and restored, by keyboard", async ({
  page,
}) => {
  const { tokens } = await signedIn(page);
  const token = tokens.access_token;
  const { id, title } = await aDraft(page, token, { story_structure: wellStructure });
  const { voice } = wellStructure.nodes;
  await savedElsewhere(page, token, {
    id,
    title: "The Dry Well",
    description: "A drought.",
    story_structure: { start_node: "well", nodes: { well: { text: "Dust." }, voice } },
  });
  await page.goto(`/edit-story/${id}`);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The Dry Well");
  await page.getByLabel("Tagline", { exact: true }).fill("Nobody answers.");

  await page.getByRole("button", { name: "Versions" }).press("Enter");
  // The toast after restoring is a dialog for assistive technology too, but it has no heading.
  const dialog = page.getByRole("dialog").filter({ has: page.getByRole("heading") });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Compare version 1" }).press("Enter");
  const changed = dialog.getByRole("region", { name: /Scenes that changed/ });
  await changed.getByText("well", { exact: true }).click();
  await expect(changed.getByText("Dust.", { exact: true })).toBeVisible();
  await expect(
    dialog.getByRole("region", { name: /No longer reached from the start/ }),
  ).toContainText("voice");
  await expectNoOverflow(page, [360, page.viewportSize()?.width ?? 1280]);

  await dialog.getByRole("button", { name: "Restore this version" }).press("Enter");
  await expect(page.getByText("Version 1 is here again, as the newest.")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(saveStatus(page)).toHaveAttribute("data-save-state", "saved");
  expect(await storyNow(page, token, id)).toMatchObject({ title, story_structure: wellStructure });

  // The previous newest version is still listed, with the words that were unsaved at the time of the restore.
  await page.getByRole("button", { name: "Versions" }).press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await dialog.getByRole("button", { name: "Compare version 3" }).press("Enter");
  await expect(dialog.getByText("Nobody answers.")).toBeVisible();
});
