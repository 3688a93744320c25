import { aDraft, published, wellStructure } from "../../support/drafts.ts";
import { expectNoOverflow } from "../../support/checks.ts";
import { pressOn } from "../../support/keyboard.ts";
import { signedIn } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";

const passage = wellStructure.nodes.well.text;

test(
  "a reader is told that their correction was taken, reads it by keyboard, and finds the place",
  { tag: "@essential" },
  async ({ page, anotherBrowser }) => {
    const screenshot = screenshotsOf(page, "news");
    const other = await anotherBrowser();
    const author = await signedIn(other);
    const { id, title } = await aDraft(other, author.tokens.access_token, {
      story_structure: wellStructure,
    });
    await published(other, author.tokens.access_token, id);
    const by = ({ tokens }: typeof author) => ({
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });

    const reader = await signedIn(page);
    await page.goto("/news");
    await expect(page.getByText("No news yet.")).toBeVisible();
    const bell = page.getByRole("banner").first().getByRole("link", { name: /^News/ });
    await expect(bell).toHaveAccessibleName("News");

    const proposed = "The well has begun to answer back.";
    const address = `/api/v1/stories/${id}/corrections`;
    const sent = await page.request.post(address, { ...by(reader), data: { passage, proposed } });
    expect(sent.status()).toBe(201);
    const { corrections } = await (await other.request.get(address, by(author))).json();
    const taken = await other.request.put(`${address}/${corrections[0].id}`, {
      ...by(author),
      data: { status: "done" },
    });
    expect(taken.status()).toBe(200);

    // As when the reader comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(bell).toHaveAccessibleName("News, 1 unread");
    const news = page.getByRole("article", { name: `Unread: ${title}` });
    await expect(news).toContainText(passage);
    await screenshot("unread");
    await expectNoOverflow(page, [page.viewportSize()?.width ?? 1280]);

    await pressOn(page, page.getByRole("button", { name: "Mark all as read" }));
    await expect(bell).toHaveAccessibleName("News");
    await expect(page.getByText("All news is read.")).toBeVisible();
    await screenshot("read");
    await pressOn(page, page.getByRole("article", { name: title }).getByRole("link"));
    await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  },
);
