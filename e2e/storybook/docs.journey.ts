import { type FrameLocator, type Page, docsAlone, expect, expectTheme, test } from "./test.ts";

const docsOf = (page: Page): FrameLocator => page.frameLocator("#storybook-preview-iframe");

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { title: string; type: string; tags: readonly string[] }>
  >;
}

/** A docs page inside Storybook. */
async function open(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/?path=/docs/${id}--docs`);
  const docs = docsOf(page);
  await expect(docs.getByRole("article").first()).toBeVisible();
  return docs;
}

test("a component's page says what it is for, what to use instead, its keys and its texts", async ({
  page,
}) => {
  const docs = await open(page, "primitives-callout");
  for (const name of [
    "When to use it",
    "When not",
    "Anatomy",
    "Props",
    "Keyboard",
    "What a screen reader says",
    "Its words",
    "Stories",
    "Other names",
  ])
    await expect(docs.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(docs.locator("[lang='hi']").first()).toContainText(/\p{Script=Devanagari}/u);
  await docs.getByRole("link", { name: "Toasts" }).click();
  await expect(docs.getByRole("heading", { level: 1, name: "Toasts" })).toBeVisible();
});

test("the docs of a page of the app are its stories, at rest", async ({ page }) => {
  const docs = await open(page, "pages-account-loginpage");
  await expect(docs.getByRole("heading", { level: 2, name: "Stories" })).toBeVisible();
  await expect(docs.getByRole("region", { name: "Props" })).toHaveCount(0);
  // Nobody has typed into it.
  const name = docs.frameLocator("iframe").first().getByLabel("Username or email");
  await expect(name).not.toBeFocused();
  await expect(name).toHaveValue("");
});

test("every title in the list has a docs page", async ({ request }) => {
  const answer = await request.get("/index.json");
  const { entries }: StoryIndex = await answer.json();
  const listed = Object.values(entries).filter(({ tags }) => tags.includes("dev"));
  const titlesOf = (type: string) =>
    listed.flatMap((entry) => (entry.type === type ? entry.title : []));
  const documented = new Set(titlesOf("docs"));
  expect([...new Set(titlesOf("story"))].filter((title) => !documented.has(title))).toEqual([]);
});

test("no word of a props table breaks, on a desktop or a phone", async ({ page }) => {
  for (const id of ["primitives-button", "parts-story-storycard", "parts-play-playsession"]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    const docs = await open(page, id);
    const props = docs.getByRole("region", { name: "Props" });
    await expect(props.getByRole("row").nth(1)).toBeVisible();
    expect(await props.evaluate(brokenWords), id).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => props.evaluate(() => innerWidth)).toBe(360);
    expect(await props.evaluate(brokenWords), `${id} on a phone`).toEqual([]);
  }
});

/** Runs in the page: the words that stand on two lines. */
function brokenWords(place: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const word of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

test("Storybook itself follows the theme of the toolbar", async ({ page }) => {
  await page.goto("/?path=/docs/primitives-callout--docs");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = page.getByRole("switch", { name: "Theme: Light" });
  await expect(light).not.toBeChecked();
  const dark = await ground();
  // Storybook may lose a click while it draws the page.
  await expect(async () => {
    await light.click();
    await expect(light).toBeChecked({ timeout: 2_000 });
  }).toPass();
  await expect.poll(ground).not.toBe(dark);
  await page.reload();
  await expect(light).toBeChecked();
  await expect.poll(ground).not.toBe(dark);
});

test("a prop is shown with the members of its type, its default and its description, and can be linked to", async ({
  page,
}) => {
  const docs = await open(page, "primitives-button");
  const variant = docs.getByRole("row", { name: /^variant/ });
  await expect(variant).toContainText(`"ghost" | "primary" | "secondary"`);
  await expect(variant.getByRole("cell").nth(1)).toHaveText(`"secondary"`);
  await expect(variant.getByRole("cell").nth(2)).not.toBeEmpty();
  await expect(docs.getByRole("row", { name: /^children/ })).toContainText("required");
  await expect(docs.getByText("Every other attribute goes to its root element")).toContainText(
    "HTMLButtonElement",
  );
  await docs.getByRole("link", { name: "variant", exact: true }).click();
  await expect(page).toHaveURL(/--docs#prop-variant$/);
  await page.reload();
  await expect(docs.locator("#prop-variant")).toBeInViewport();
});

test("a type of our own in a prop can be expanded to its fields, and at most six stories are live until another is requested", async ({
  page,
}) => {
  await page.goto(docsAlone("parts-story-storycard"));
  const fields = page.getByRole("group").filter({ hasText: "Fields of CardStory" }).first();
  await fields.getByText("Fields of").click();
  await expect(fields.getByRole("term").filter({ hasText: "language" })).toBeVisible();
  await expect(fields.getByText("What the cover shows, in words")).toBeVisible();
  const alive = page.getByRole("article").locator("[data-story] > :is(iframe, [data-alive])");
  await expect(alive).toHaveCount(6);
  await page.getByRole("button", { name: "Show Long Text" }).click();
  await expect(alive).toHaveCount(7);
});

test("a docs page and the code on it follow the theme, and a story's code brings its data", async ({
  page,
}) => {
  const colours = new Set<string>();
  for (const theme of ["dark", "light"] as const) {
    await page.goto(docsAlone("parts-story-storycard", theme));
    await expectTheme(page.getByRole("heading", { level: 1 }), theme);
    await page.getByRole("button", { name: "Show code" }).first().click();
    const code = page.getByRole("article").locator("pre").first();
    await expect(code).toContainText('title: "The Lamp-Keeper of Amber"');
    const words = code.getByText("import", { exact: true }).first();
    const [ink, around] = await words.evaluate((node) => [
      getComputedStyle(node).color,
      getComputedStyle(node.closest("pre") ?? node).color,
    ]);
    expect(ink, "a word of the language has a colour of its own").not.toBe(around);
    colours.add(ink);
  }
  expect(colours.size).toBe(2);
});

test("the search finds a component by what others call it, and a page by its address", async ({
  page,
}) => {
  await page.goto("/");
  const search = page.getByRole("searchbox", { name: "Search for components" });
  for (const [words, component] of [
    ["modal", "Dialog"],
    ["dropdown", "Select"],
    ["snackbar", "Toasts"],
    ["accent", "Colour"],
    ["token", "Colour"],
    ["spinner", "Spinner"],
    ["toggle", "Switch"],
    ["tooltip", "Tooltip"],
    ["command panel", "CommandTray"],
    ["/login", "LoginPage"],
    ["रंग", "Colour"],
    ["बटन", "Button"],
    ["संवाद", "Dialog"],
    ["तालिका", "Table"],
  ] as const)
    await expect(async () => {
      await search.fill(words);
      const options = page.getByRole("option");
      await expect(options.first()).toBeVisible({ timeout: 1_000 });
      await expect(options.filter({ hasText: component }).first()).toBeVisible({ timeout: 1_000 });
    }, `${words} finds ${component}`).toPass();
});
