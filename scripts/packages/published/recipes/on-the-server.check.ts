import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { root, run, runNode, typeErrors } from "../consumer.ts";
import { start } from "../running.ts";
import { faultsOf, keepPicture, openBrowser, views, visit } from "../visitor.ts";
import { configureTypes, filesOf, follow } from "./recipe.ts";

const consumer = inject("consumer");
const [view] = views;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("plain server rendering", () => {
  const project = path.join(consumer, "recipes/ssr");
  let address: string;
  let errors: string[];
  beforeAll(async () => {
    configureTypes(project, { types: ["node"] }, ["src"]);
    follow("ssr", project);
    errors = await typeErrors(project, []);
    const running = await start(["dist/server.js"], project);
    ({ address } = running);
    return running.stop;
  });

  test("its code compiles with every strict flag", () => {
    expect(errors).toEqual([]);
  });

  test("the page is complete without scripts", async () => {
    const { page, complaints } = await visit(browser, address, view, { javaScriptEnabled: false });
    onTestFinished(() => page.context().close());
    const card = page.getByRole("article");
    expect(await card.getByRole("link", { name: "कुएँ की गूँज" }).isVisible()).toBe(true);
    expect(await card.getByRole("button", { name: "कुएँ की गूँज खेलें" }).isVisible()).toBe(true);
    await keepPicture(page, "recipe-ssr", view);
    expect(complaints).toEqual([]);
  });

  test("its head has every token that is used, and each style once", async () => {
    const html = await (await fetch(address)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    const used = new Set(html.match(/(?<=var\()--k-[\w-]+(?=\))/g));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !head.includes(`${name}:`))).toEqual([]);
    expect(html.slice(head.length)).not.toContain("<style");
  });
});

describe("React Router, framework mode", () => {
  const project = path.join(consumer, "recipes/react-router");
  let address: string;
  let errors: string[];
  beforeAll(async () => {
    const bundled = { module: "esnext", moduleResolution: "bundler", noEmit: true };
    const options = {
      ...bundled,
      rootDir: ".",
      types: ["vite/client", "node"],
    };
    configureTypes(project, options, ["app", "vite.config.ts"]);
    follow("react-router", project);
    errors = await typeErrors(project, []);
    await runNode(
      [path.join(consumer, "node_modules/@react-router/dev/bin.cjs"), "build"],
      project,
    );
    const serve = path.join(consumer, "node_modules/@react-router/serve/bin.cjs");
    const running = await start([serve, "build/server/index.js"], project);
    ({ address } = running);
    return running.stop;
  });

  test("its code compiles with every strict flag", () => {
    expect(errors).toEqual([]);
  });

  test("the server's page is complete without scripts", async () => {
    const { page, complaints } = await visit(browser, address, view, { javaScriptEnabled: false });
    onTestFinished(() => page.context().close());
    const face = (one: Element) => getComputedStyle(one).fontFamily;
    const card = page.getByRole("article");
    expect(await card.getByRole("heading").evaluate(face)).toContain("Rozha One");
    await keepPicture(page, "recipe-react-router", view);
    expect(complaints).toEqual([]);
  });

  test("it hydrates, and a card opens its page without a reload", async () => {
    const { page, complaints } = await visit(browser, address, view);
    onTestFinished(() => page.context().close());
    await page.waitForLoadState("networkidle");
    expect(await faultsOf(page)).toEqual([]);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole("link", { name: "A Light for the Last Boat" }).click();
    await page.getByRole("link", { name: "Back" }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe("Next", () => {
  const project = path.join(consumer, "next-story");
  let address: string;
  beforeAll(async () => {
    await run("npm", ["run", "build"], project);
    const running = await start(
      [path.join(consumer, "node_modules/next/dist/bin/next"), "start"],
      project,
    );
    ({ address } = running);
    return running.stop;
  });

  test("the recipe's code is the example's", () => {
    const files = filesOf("next");
    expect(files.length).toBeGreaterThan(2);
    for (const { file, code } of files) {
      expect(code).toBe(readFileSync(path.join(root, "examples/next-story", file), "utf8"));
    }
  });

  test("a scene is complete without scripts, in the theme of the reader's cookie", async () => {
    const { page, complaints } = await visit(browser, `${address}/hi/ghat`, view, {
      javaScriptEnabled: false,
    });
    onTestFinished(() => page.context().close());
    const theme = { name: "theme", value: "light", url: address };
    await page.context().addCookies([theme]);
    await page.reload();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
    await page.getByRole("link", { name: "चिट्ठी उसे दे दो" }).click();
    await page.getByRole("link", { name: "माफ़ी" }).click();
    await page.getByRole("link", { name: "ऊपर डिब्बे तक जाओ" }).click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("आठ बजे की डाक से");
    expect(complaints).toEqual([]);
  });

  test.each(views)("the title page and a scene: $theme, $width px", async (screen) => {
    const { page, complaints } = await visit(browser, address, screen);
    onTestFinished(() => page.context().close());
    await page.waitForLoadState("networkidle");
    await page.getByRole("radio", { name: screen.theme === "dark" ? "Night" : "Morning" }).check();
    await keepPicture(page, "next-story", screen);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Go down to the river" }).click();
    await page.getByText("1 of 11 scenes read").waitFor();
    await keepPicture(page, "next-story-scene", screen);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
