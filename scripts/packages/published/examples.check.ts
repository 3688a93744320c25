import path from "node:path";
import type { Browser } from "playwright-core";
import { preview } from "vite";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { run } from "./consumer.ts";
import { faultsOf, keepPicture, openBrowser, views, visit } from "./visitor.ts";

const examples = inject("consumer");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Builds an example with its own command and serves what it wrote. */
async function buildAndServe(name: string): Promise<string> {
  const folder = path.join(examples, name);
  await run("npm", ["run", "build"], folder);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    preview: { host: "127.0.0.1", port: 0 },
  });
  afterAll(() => server.close());
  return server.resolvedUrls?.local[0] ?? "";
}

describe("the shelf in Vite", () => {
  let address: string;
  beforeAll(async () => {
    address = await buildAndServe("bookshelf");
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
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const names = rules.flatMap(({ cssText }) =>
        [...cssText.matchAll(/var\((--k-[\w-]+)\)/g)].map(([, name = ""]) => name),
      );
      const values = getComputedStyle(document.body);
      return [...new Set(names)].map((name) => [name, values.getPropertyValue(name)]);
    });
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(([, value]) => value === "")).toEqual([]);
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
