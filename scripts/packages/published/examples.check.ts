import path from "node:path";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { root, run } from "./consumer.ts";
import { serveBuilt, start } from "./running.ts";
import type { Running } from "./running.ts";
import { faultsOf, keepPicture, openBrowser, views, visit } from "./visitor.ts";

const examples = inject("consumer");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Builds an example with its own command and serves the result. */
async function buildAndServe(
  name: string,
  proxy?: Readonly<Record<string, string>>,
): Promise<Running> {
  const folder = path.join(examples, name);
  await run("npm", ["run", "build"], folder);
  return serveBuilt(folder, proxy);
}

describe("the app of @katha/api and @katha/ui, before Katha's own server", () => {
  const reader = { name: "reader@katha.example", password: "Keeper-of-lamps-1!" };
  let address: string;
  beforeAll(async () => {
    const katha = await start(["scripts/serve.mjs"], root, {
      KATHA_DATA_DIR: path.join(examples, "katha"),
      KATHA_BACKUPS: "none",
      KATHA_ADMIN_EMAIL: reader.name,
      KATHA_ADMIN_PASSWORD: reader.password,
    });
    const media = { "/api": katha.address, "/media": katha.address };
    const running = await buildAndServe("story-app", media);
    ({ address } = running);
    return async () => {
      await running.stop();
      await katha.stop();
    };
  });

  test.each(views)(
    "a reader signs in, opens a story and takes a choice: $theme, $width px",
    async (view) => {
      const { page, complaints } = await visit(browser, address, view);
      onTestFinished(() => page.context().close());
      await page.getByLabel("Username or email").fill(reader.name);
      await page.getByLabel("Password", { exact: true }).fill(reader.password);
      await page.getByRole("button", { name: "Sign in" }).click();
      const card = page.getByRole("article").first();
      const title = await card.getByRole("heading").innerText();
      await keepPicture(page, "story-app", view);
      expect(await faultsOf(page)).toEqual([]);
      await card.getByRole("button").click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      const log = page.getByRole("region", { name: "The story so far" });
      const buttons = page.getByRole("main").getByRole("button");
      const choice = buttons.filter({ hasNotText: "All stories" }).first();
      await choice.waitFor();
      const before = await log.innerText();
      await choice.click();
      await expect.poll(async () => (await log.innerText()).length).toBeGreaterThan(before.length);
      await page.getByRole("button", { name: "All stories" }).waitFor();
      await keepPicture(page, "story-app-played", view);
      expect(await faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe("the shelf in Vite", () => {
  let address: string;
  beforeAll(async () => {
    const running = await buildAndServe("bookshelf");
    ({ address } = running);
    return running.stop;
  });

  test.each(views)("$theme, $width px", async (view) => {
    const { page, complaints } = await visit(browser, address, view);
    onTestFinished(() => page.context().close());
    await page.getByRole("radio", { name: view.theme === "dark" ? "Night" : "Morning" }).check();
    await expect.poll(() => page.getByRole("article").count()).toBe(6);
    await keepPicture(page, "bookshelf", view);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole("radio", { name: "हिन्दी" }).click();
    await page.getByRole("heading", { level: 1, name: "बरसात की अलमारी" }).waitFor();
    await page.getByRole("link", { name: "आख़िरी स्टेशन" }).first().click();
    await page.getByRole("heading", { level: 1, name: "आख़िरी स्टेशन" }).waitFor();
    await keepPicture(page, "bookshelf-story", view);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("every token that its styles use has a value", async () => {
    const [view] = views;
    const { page } = await visit(browser, address, view);
    onTestFinished(() => page.context().close());
    await page.getByRole("article").first().waitFor();
    const used = await page.evaluate(() => {
      const ours = Array.from(document.styleSheets).filter(
        ({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.dataset["emotion"],
      );
      const rules = ours.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
      const names = new Set(rules.join("").match(/(?<=var\()--k-[\w-]+/g));
      const values = getComputedStyle(document.body);
      return Array.from(names, (name) => ({ name, value: values.getPropertyValue(name) }));
    });
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(({ value }) => value === "")).toEqual([]);
  });

  test("its accent is its own, and stays after a reload, like the language", async () => {
    const [view] = views;
    const { page } = await visit(browser, address, view);
    onTestFinished(() => page.context().close());
    await page.getByRole("radio", { name: "हिन्दी" }).click();
    await page.getByRole("radio", { name: "सुबह" }).check();
    await page.reload();
    const name = page.getByRole("link", { name: "बरसात की अलमारी" });
    await name.waitFor();
    const shown = await name.evaluate((link) => getComputedStyle(link).color);
    expect(shown).toBe("rgb(165, 28, 88)");
  });
});

describe("the story in a plain page", () => {
  let address: string;
  beforeAll(async () => {
    const running = await buildAndServe("story-element");
    ({ address } = running);
    return running.stop;
  });

  test.each(views)("$theme, $width px", async (view) => {
    const { page, complaints } = await visit(browser, address, view);
    onTestFinished(() => page.context().close());
    await page
      .locator("katha-story")
      .first()
      .evaluate((element, theme) => {
        element.setAttribute("theme", theme);
      }, view.theme);
    await page.getByRole("button", { name: "Ring the bell" }).waitFor();
    await page.getByRole("button", { name: "घंटा बजाओ" }).waitFor();
    await keepPicture(page, "story-element", view);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("can be played to an ending by keyboard alone, is announced, and is remembered", async () => {
    const [view] = views;
    const { page } = await visit(browser, address, view);
    onTestFinished(() => page.context().close());
    const story = page.locator("katha-story").first();
    await story.evaluate((element) => {
      element.addEventListener("step", (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    for (const choice of [
      "Go down to the water without ringing",
      "Touch the water",
      "Tell it about your day",
      "Go on until the lantern is out",
    ]) {
      const button = story.getByRole("button", { name: choice });
      await button.waitFor();
      for (let tabs = 0; tabs < 12 && !(await isFocused(button)); tabs += 1) {
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
    }
    await story.getByText("You wake on the top step").first().waitFor();
    await expect.poll(() => page.title()).toBe(`{"scene":"full","steps":4,"isOver":true}`);
    const announced = story.locator("[aria-live]").first();
    await expect.poll(() => announced.textContent()).toContain("Nobody asks.");
    await page.reload();
    await story.getByText("4 steps").waitFor();
    await story.getByRole("button", { name: "From the beginning" }).click();
    await story.getByRole("button", { name: "Ring the bell" }).waitFor();
  });

  test("a missing story is reported", async () => {
    const [view] = views;
    const { page } = await visit(browser, address, view);
    onTestFinished(() => page.context().close());
    const story = page.locator("katha-story").first();
    await story.evaluate((element) => element.setAttribute("src", "stories/none.json"));
    await story.getByRole("alert").getByText("The story could not be opened.").waitFor();
    await story.evaluate((element) => element.setAttribute("lang", "hi"));
    const again = story.getByRole("button", { name: "फिर कोशिश करें" });
    await expect.poll(() => again.isVisible()).toBe(true);
  });
});

const isFocused = (button: Locator) =>
  button.evaluate((element) => element.matches(":focus-visible"));
