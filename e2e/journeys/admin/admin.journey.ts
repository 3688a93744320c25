import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { signInAsAdmin, goToAdminPage } from "../../support/admin.ts";
import { aDraft, wellStructure } from "../../support/drafts.ts";
import { registered } from "../../support/people.ts";

async function ownStory(page: Page): Promise<{ title: string }> {
  const { stories } = await (await page.request.get("/api/v1/stories/")).json();
  return stories.at(-1);
}

test(
  "an administrator features a story, adds a category, and finds both on record",
  { tag: "@essential" },
  async ({ page }) => {
    const screenshot = screenshotsOf(page, "admin");
    await signInAsAdmin(page);
    await expect(page).toHaveURL(/\/admin\/stories$/);
    const { title } = await ownStory(page);
    await page.getByLabel("Search", { exact: true }).fill(title);
    const featured = page.getByRole("switch", { name: `${title}: featured` });
    await expect(page).toHaveURL(/\/admin\/stories\?q=/);
    const was = await featured.isChecked();
    await featured.click();
    await expect(featured).toBeChecked({ checked: !was });
    await page.reload();
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue(title);
    await expect(featured).toBeChecked({ checked: !was });
    await screenshot("found");
    await featured.click();
    await expect(featured).toBeChecked({ checked: was });

    await goToAdminPage(page, "Categories");
    const category = `Lantern tales ${Date.now().toString(36)}`;
    await page.getByRole("button", { name: "Add Category" }).click();
    const form = page.getByRole("form", { name: "Add Category" });
    await screenshot("new-category");
    await form.getByLabel("Display name").fill(category);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole("main").getByText(category)).toBeVisible();
    await screenshot("categories");

    for (const room of ["Tags", "Review", "Reports", "Users", "Health"]) {
      await goToAdminPage(page, room);
      await expect(page.getByRole("alert")).toBeHidden();
      await screenshot(room.toLowerCase());
    }
    await goToAdminPage(page, "Audit");
    const record = page.getByRole("main").getByRole("listitem");
    await expect(record.filter({ hasText: category })).toContainText("created a category");
    await screenshot("audit");
    const act = was ? "featured a story" : "stopped featuring a story";
    await expect(record.filter({ hasText: `${act}: ${title}` }).first()).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("isAdmin"))).toBeNull();
  },
);

test("an administrator's new story lists what is missing", async ({ page }) => {
  const screenshot = screenshotsOf(page, "admin-story");
  const { tokens } = await registered(page);
  const draft = await aDraft(page, tokens.access_token, { story_structure: wellStructure });
  await signInAsAdmin(page);
  await page.getByRole("link", { name: "Add New Story" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New Story");
  await page.getByRole("button", { name: "Create Story" }).click();
  await expect(page.getByText("6 things are to be mended")).toBeVisible();
  await screenshot("missing");
  await page.getByRole("link", { name: "Back to the stories" }).click();
  // Not the newest, which another journey may be changing.
  await page.getByLabel("Search", { exact: true }).fill(draft.title);
  await page.getByRole("link", { name: `Edit ${draft.title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Story");
  const title = page.getByLabel("Title", { exact: true });
  await expect(title).toHaveValue(draft.title);
  await screenshot("edited");
  await page.getByRole("button", { name: "Update Story" }).click();
  await expect(page).toHaveURL(/\/admin\/stories(\?|$)/);
});

test("unsaved changes to an older version are shown beside the newer one and overwrite nothing", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await expect(page).toHaveURL(/\/admin\/stories$/);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token ?? ""}` };
  const { stories } = await (await page.request.get("/api/v1/stories/")).json();
  const form = {
    title: `The Two Ledgers ${Date.now().toString(36)}`,
    tagline: "One of them is true.",
    story_description: "A counting house at night.",
    story_prompt: "You keep one of the books.",
    cover_image_url: stories[0].cover_image_url,
    category_id: stories[0].category.id,
    story_structure: { start_node: "a", nodes: { a: { text: "Numbers.", choices: [] } } },
  };
  const made = await page.request.post("/api/v1/stories", { headers, data: form });
  const { id, version } = (await made.json()) as { id: string; version: number };

  await page.goto(`/admin/stories/edit/${id}`);
  await page.getByLabel("Tagline", { exact: true }).fill("Neither of them is true.");
  await expect
    .poll(() =>
      page.evaluate(
        (begins) => Object.entries(localStorage).find(([key]) => key.startsWith(begins))?.[1],
        `katha-story-draft-admin-${id}`,
      ),
    )
    .toContain("Neither of them");
  await page.goto("/admin/stories");
  const saved = await page.request.put(`/api/v1/stories/${id}`, {
    headers,
    data: { ...form, tagline: "Both of them are true.", version },
  });
  expect(saved.status()).toBe(200);

  await page.goto(`/admin/stories/edit/${id}`);
  const tagline = page.getByLabel("Tagline", { exact: true });
  await expect(tagline).toHaveValue("Neither of them is true.");
  const conflict = page.getByRole("region", { name: "It was saved elsewhere meanwhile" });
  await expect(conflict).toContainText("Both of them are true.");
  const asSaved = async () =>
    (await (await page.request.get(`/api/v1/stories/${id}`, { headers })).json()).tagline;
  expect(await asSaved()).toBe("Both of them are true.");
  await page.getByRole("button", { name: "Update Story" }).click();
  await expect(page).toHaveURL(/\/admin\/stories$/);
  expect(await asSaved()).toBe("Neither of them is true.");
});
