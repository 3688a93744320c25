import { type Page, expect, test } from "../../support/test.ts";
import { goByBar } from "../../support/pages.ts";
import { aDraft } from "../../support/drafts.ts";
import { registered, signedIn } from "../../support/people.ts";

/** A structure with two choices at a ghat, and an ending after each. */
const ferry = {
  start_node: "ghat",
  nodes: {
    ghat: {
      text: "The last boat has not come back, and a lamp swings on the far bank.",
      choices: [
        { text: "Row towards it.", target: "lamp" },
        { text: "Wait for the morning.", target: "morning" },
      ],
    },
    lamp: {
      text: "The lamp is in your own boat now.",
      choices: [],
      ending: { kind: "strange", title: "The ferryman" },
    },
    morning: {
      text: "The boat lies at its rope, as it always does.",
      choices: [],
      ending: { kind: "good", title: "Morning on this side" },
    },
  },
};

const cardOf = (page: Page, title: string) =>
  page.getByRole("article", { name: title, exact: true });

/** Chooses from a story's menu by keyboard. */
async function choose(page: Page, title: string, name: string): Promise<void> {
  await cardOf(page, title)
    .getByRole("button", { name: `More for ${title}` })
    .press("Enter");
  const item = page.getByRole("menuitem", { name, exact: true });
  await expect(item).toBeVisible();
  await item.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
}

test("an author duplicates a draft, deletes the copy and takes that back", async ({ page }) => {
  const { tokens } = await signedIn(page);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const { title } = await aDraft(page, tokens.access_token);
  const copied = `${title} (copy)`;
  await page.goto("/my-stories");
  await choose(page, title, "Duplicate");
  await expect(page).toHaveURL(/\/edit-story\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(copied);
  const id = page.url().split("/").at(-1) ?? "";
  const status = async () =>
    (await page.request.get(`/api/v1/stories/${id}`, { headers })).status();

  await page.goto("/my-stories");
  await choose(page, copied, "Delete");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(cardOf(page, copied)).toHaveCount(0);
  await expect(cardOf(page, title)).toBeVisible();
  expect(await status()).toBe(404);
  await undo.press("Enter");
  await expect(cardOf(page, copied)).toBeFocused();
  expect(await status()).toBe(200);

  // The undo stays available while its author visits other pages.
  await choose(page, copied, "Delete");
  await expect(undo).toBeFocused();
  await goByBar(page, "Home");
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page.getByText(`“${copied}” is deleted.`)).toBeVisible();
  await undo.click();
  await expect(cardOf(page, copied)).toBeVisible();
});

test("a draft can be played by its link, until its author revokes it", async ({
  page,
  anotherBrowser,
}) => {
  const { tokens } = await signedIn(page);
  const { title } = await aDraft(page, tokens.access_token, { story_structure: ferry });
  await page.goto("/my-stories");
  await choose(page, title, "Link for trying it");
  const dialog = page.getByRole("dialog", { name: "A link for trying it" });
  await dialog.getByRole("button", { name: "Make a link" }).press("Enter");
  const field = dialog.getByRole("textbox", { name: "The link" });
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  expect(address).toMatch(/\/stories\/shared#[\w-]{20,}$/);

  const guest = await anotherBrowser();
  const opened = await guest.goto(address);
  expect(opened?.status()).toBe(200);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(guest.getByText(/To play it, sign in/)).toBeVisible();
  await expect(guest).toHaveTitle(`${title} · Katha`);
  await expect(guest.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await guest.getByRole("button", { name: "Play", exact: true }).click();
  const asked = guest.getByRole("dialog", { name: "Login Required" });
  await asked.getByRole("button", { name: "Continue to Login" }).click();
  await expect(guest).toHaveURL(/\/login$/);
  const friend = await registered(guest);
  await guest.getByLabel("Username or email").fill(friend.username);
  await guest.getByLabel("Password", { exact: true }).fill(friend.password);
  await guest.getByRole("button", { name: "Sign In" }).click();
  await expect(guest).toHaveURL(address);
  await guest.getByRole("button", { name: "Play", exact: true }).click();
  await expect(guest).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  await expect(guest.getByRole("button", { name: /Row towards it/ })).toBeVisible();

  await dialog.getByRole("button", { name: "End the link" }).press("Enter");
  await expect(dialog).toContainText("The link has ended.");
  await expect(dialog.getByRole("button", { name: "Make a link" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(
    cardOf(page, title).getByRole("button", { name: `More for ${title}` }),
  ).toBeFocused();

  // Players who have started can go on; the link no longer works for anybody else.
  await guest.reload();
  await expect(guest.getByRole("button", { name: /Row towards it/ })).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("This link has ended");
  await guest.context().close();
});
