import { aDraft, wellStructure } from "../../support/drafts.ts";
import { type Page, expect, test } from "../../support/test.ts";
import { signedIn } from "../../support/people.ts";

interface Scene {
  text: string;
  choices?: readonly (readonly [text: string, target: string])[];
}

/** Four scenes, two of them endings, in the order of the outline. */
const scenes: Readonly<Record<string, Scene>> = {
  well: {
    text: "The village well has begun to answer. It knows your name.",
    choices: [
      ["Answer it.", "voice"],
      ["Walk away.", "road"],
    ],
  },
  voice: { text: "The voice is older than the stones. It rains before morning." },
  road: {
    text: "The road out of the village bends back to the well.",
    choices: [
      ["Follow it.", "well"],
      ["Lie down and sleep.", "sleep"],
    ],
  },
  sleep: { text: "You sleep, and the well keeps your place in the world." },
};

const focused = (page: Page) => page.locator(":focus");

/** Presses a key until the focus is where it should be. */
async function press(page: Page, key: string, until: () => Promise<boolean>): Promise<void> {
  const patience = 60;
  for (let count = 0; count < patience; count += 1) {
    if (await until()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not lead there in ${patience} presses`);
}

const isAt = (page: Page, name: string) => async () =>
  (await focused(page)
    .getAttribute("data-head")
    .catch(() => null)) !== null &&
  (await focused(page).evaluate(
    (one, wanted) => one.closest("[data-scene]")?.getAttribute("data-scene") === wanted,
    name,
  ));

/** Writes a scene whose editor has just opened, with the focus in its name. */
async function write(page: Page, { text, choices = [] }: Scene): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("What is told", { exact: true })).toBeFocused();
  await page.keyboard.insertText(text);
  for (const [at, [said, target]] of choices.entries()) {
    if (at === 0) {
      await page.keyboard.press("Tab");
      await expect(page.getByLabel(/^On a closer look/)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Add a choice" })).toBeFocused();
    } else await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(`Choice ${at + 1}: its words`)).toBeFocused();
    await page.keyboard.insertText(said);
    await page.keyboard.press("Tab");
    await page.keyboard.type(target);
    const option = page.getByRole("option", { name: target }).first();
    await expect(option).toBeVisible();
    await page.keyboard.press("Enter");
    const field = page.getByRole("combobox", { name: `Choice ${at + 1}: where it leads` });
    await expect(field).toHaveValue(target);
    await expect(page.getByRole("option")).toHaveCount(0);
  }
}

test("an author writes scenes with two endings by keyboard, publishes and plays them", async ({
  page,
}) => {
  const { tokens } = await signedIn(page);
  const { id, title } = await aDraft(page, tokens.access_token, { story_structure: {} });
  await page.goto(`/edit-story/${id}`);
  await page.getByRole("tab", { name: "Outline" }).press("Enter");
  await page.getByRole("button", { name: "Add a scene" }).press("Enter");

  for (const [name, scene] of Object.entries(scenes)) {
    if (name === "well") {
      await expect(page.getByLabel("Name of the scene")).toBeFocused();
      await page.keyboard.type(name);
    } else {
      await press(
        page,
        "Shift+Tab",
        async () => (await focused(page).getAttribute("data-head")) !== null,
      );
      await press(page, "ArrowDown", isAt(page, name));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByLabel("Name of the scene")).toHaveValue(name);
    }
    await write(page, scene);
  }
  await expect(page.getByRole("list", { name: /Scenes/ }).getByRole("listitem")).not.toHaveCount(0);
  await expect(page.locator("[data-scene]")).toHaveCount(4);
  await expect(page.getByText("Nothing stands in the way.")).toBeVisible();

  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("What is told", { exact: true })).toHaveValue("");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByLabel("What is told", { exact: true })).toHaveValue(
    scenes["sleep"]?.text ?? "",
  );

  await page.getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(page).toHaveURL(/\/my-stories$/);
  const card = page.getByRole("listitem").filter({ hasText: title });
  await card.getByRole("button", { name: /Publish/ }).press("Enter");
  await expect(card.getByRole("button", { name: /Publish/ })).toHaveCount(0);

  await page.goto(`/game/${id}`);
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
  const choices = page.getByRole("list", { name: "What do you do?" }).getByRole("button");
  await expect(choices.filter({ hasText: "Answer it." })).toBeVisible();
  await choices.filter({ hasText: "Walk away." }).press("Enter");
  await choices.filter({ hasText: "Lie down and sleep." }).press("Enter");
  await page.getByRole("button", { name: "See how it ended" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "The story has ended" })).toBeVisible();
});

test(
  "a press on a list counts though the page moves beneath it",
  { tag: "@phone-only" },
  async ({ page }) => {
    const { tokens } = await signedIn(page);
    const { id } = await aDraft(page, tokens.access_token, { story_structure: wellStructure });
    await page.goto(`/edit-story/${id}`);
    await page.getByRole("tab", { name: "Outline" }).click();
    const well = page.locator('[data-scene="well"]');
    await well.locator("[data-head]").click();
    const leads = well.getByRole("combobox", { name: "Choice 1: where it leads" });
    const pressed = async (target: string) => {
      await leads.evaluate((field) => field.scrollIntoView({ block: "center" }));
      await leads.fill(target);
      const option = page.getByRole("option", { name: `New scene: ${target}` });
      // Waits until the opening animation has ended.
      await option.click({ trial: true });
      const box = await option.boundingBox();
      if (box === null) throw new Error("The list is not there");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** Inserts something visible above the field, because an insertion out of sight would not move the page. */
    const movePage = () =>
      leads.evaluate((field) => {
        const news = document.createElement("p");
        news.style.height = "60px";
        field.closest("li")?.before(news);
      });
    const leadsTo = (target: string) =>
      expect(well.getByRole("button", { name: `Go to ${target}`, exact: true })).toBeVisible();

    const { x, y } = await pressed("rope");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await movePage();
    await page.mouse.up();
    await leadsTo("rope");

    // Moving away before releasing the button cancels the click.
    const other = await pressed("stair");
    await page.mouse.move(other.x, other.y);
    await page.mouse.down();
    await page.mouse.move(other.x, other.y > 400 ? 4 : 790, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.press("Escape");
    await leadsTo("rope");

    const finger = await page.context().newCDPSession(page);
    const touchPoints = [await pressed("ladder")];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await movePage();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await leadsTo("ladder");
  },
);
