import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { typeErrors } from "../consumer.ts";
import { serveBuilt } from "../running.ts";
import { faultsOf, keepPicture, openBrowser, views, visit } from "../visitor.ts";
import { configureTypes, follow } from "./recipe.ts";

const project = path.join(inject("consumer"), "recipes/vite");
/** Each is the app of the Vite recipe with some files of its own. */
const names = [
  "readme",
  "vite",
  "words",
  "icons",
  "styled",
  "theme",
  "router-link",
  "play-log",
  "forms",
];
let browser: Browser;
let address: string;

beforeAll(async () => {
  const types = ["vite/client"];
  const bundled = { module: "esnext", moduleResolution: "bundler", types, noEmit: true };
  configureTypes(project, { ...bundled, rootDir: ".", allowImportingTsExtensions: true }, [
    "*/src",
  ]);
  for (const name of names) {
    follow("vite", path.join(project, name));
    follow(name, path.join(project, name));
  }
  follow("play-log", project);
  const input = names.map((name) => path.join(project, name, "index.html"));
  await build({
    root: project,
    configFile: false,
    logLevel: "error",
    build: { rolldownOptions: { input } },
  });
  const running = await serveBuilt(project);
  ({ address } = running);
  browser = await openBrowser();
  return async () => {
    await browser.close();
    await running.stop();
  };
});

/** Opens a recipe's page and checks afterwards that it had no errors. */
async function open(name: string, look: (page: Page) => Promise<void>): Promise<void> {
  const [view] = views;
  const { page, complaints } = await visit(browser, `${address}${name}/index.html`, view);
  onTestFinished(() => page.context().close());
  await page.getByRole("heading", { level: 1 }).waitFor();
  await look(page);
  await keepPicture(page, `recipe-${name}`, view);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

test("all of them compile with every strict flag", async () => {
  expect(await typeErrors(project, [])).toEqual([]);
});

test.each(views.map((view) => [view.theme, view.width, view] as const))(
  "the README's shelf in Hindi, in its own colour: %s, %i px",
  async (theme, _, view) => {
    const { page, complaints } = await visit(browser, `${address}readme/index.html`, view);
    onTestFinished(() => page.context().close());
    await expect.poll(() => page.getByRole("article").count()).toBe(3);
    const accent = theme === "dark" ? "rgb(255, 138, 176)" : "rgb(165, 28, 88)";
    const first = page.getByRole("link", { name: "आज रात यह पढ़िए" });
    expect(await first.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(accent);
    const play = page.getByRole("button", { name: "कुएँ की गूँज खेलें" });
    const ground = await play.evaluate((one) => getComputedStyle(one).backgroundColor);
    // Controls on a picture always use the dark theme.
    expect(ground).toBe("rgb(255, 138, 176)");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const rings = await page.evaluate(() =>
      Array.from(document.querySelectorAll("article *"), (one) => getComputedStyle(one).outline),
    );
    expect(rings.filter((ring) => ring.startsWith(accent))).toEqual([`${accent} solid 3px`]);
    await keepPicture(page, "readme", view);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test("Vite: a card", async () => {
  await open("vite", async (page) => {
    await page.getByRole("link", { name: "A Light for the Last Boat" }).waitFor();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).background);
    expect(ground).not.toContain("rgba(0, 0, 0, 0)");
  });
});

test("words: a custom text, Hindi and Marathi with their plurals", async () => {
  await open("words", async (page) => {
    const sections = await page.locator("section").allInnerTexts();
    expect(sections.map((shown) => shown.split("\n").filter(Boolean))).toEqual([
      ["Tonight on the shelf", "1 story", "Begin"],
      ["आज रात अलमारी में", "1 कहानी", "खेलें"],
      ["आज रात्री कपाटात", "1 गोष्ट", "सुरू करा"],
    ]);
  });
});

test("icons: from lucide and custom ones", async () => {
  await open("icons", async (page) => {
    expect(await page.locator("svg").count()).toBe(4);
    expect(await page.getByRole("button", { name: "Write" }).isVisible()).toBe(true);
    expect(await page.getByRole("img").count()).toBe(1);
    expect(await page.getByRole("img", { name: "A leaf" }).isVisible()).toBe(true);
  });
});

test("styled: the new styles win over the component's", async () => {
  await open("styled", async (page) => {
    const button = page.getByRole("button", { name: "Read on" });
    expect(await button.evaluate((one) => getComputedStyle(one).letterSpacing)).toBe("0.64px");
    const { width = 0 } = (await button.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(250);
  });
});

test("a theme: an accent with its pair for a light island, corners, and the warning for a faint accent", async () => {
  await open("theme", async (page) => {
    const styleOf = (name: string) =>
      page.getByRole("button", { name }).evaluate((button) => {
        const { backgroundColor, borderRadius } = getComputedStyle(button);
        return { backgroundColor, borderRadius };
      });
    const borderRadius = "12px";
    expect(await styleOf("Go down")).toEqual({
      backgroundColor: "rgb(127, 214, 168)",
      borderRadius,
    });
    expect(await styleOf("Cross over")).toEqual({
      backgroundColor: "rgb(29, 107, 74)",
      borderRadius,
    });
    const complaints = await page.getByRole("listitem").allInnerTexts();
    expect(complaints[0]).toMatch(
      /^(?:dark|light): lamp.* on .* has \d.\d of 4.5; #\w{6} has enough$/,
    );
    expect(await page.getByText("0 complaints about ours").isVisible()).toBe(true);
  });
});

test("a router's link: the page changes without a reload", async () => {
  await open("router-link", async (page) => {
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole("link", { name: "A Light for the Last Boat" }).click();
    await page.getByRole("heading", { name: "A Light for the Last Boat" }).waitFor();
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });
});

test("PlayLog: every kind of entry, streamed text, and an ending", async () => {
  await open("play-log", async (page) => {
    await page.getByRole("button", { name: "Go up to him" }).waitFor();
    const types = await page
      .locator("[data-entry]")
      .evaluateAll((entries) => entries.map((entry) => entry.getAttribute("data-entry")));
    expect(types.join(" ")).toBe(
      "setup narrative session_separator choice user_action action image model_info warning error undone narrative",
    );
    await page.getByRole("button", { name: /built-in narrator/ }).click();
    await page.getByText("Try again with built-in").waitFor();
    await page.getByRole("button", { name: "Go up to him" }).click();
    await page.locator("[data-entry=completion]").getByText("Thursday").first().waitFor();
  });
});

test("a form that checks: rules, a summary, a rule that asks elsewhere, and the server's answer", async () => {
  await open("forms", async (page) => {
    const write = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text);
    const send = page.getByRole("button", { name: "Create account" });
    await send.click();
    const summary = page.getByRole("region", { name: "4 things are to be mended" });
    await summary.getByText("What shall others call you?").waitFor();
    await write("Username", "meera");
    await write("Email", "meera@hills.example");
    await write("Password", "Lotus#2026");
    await write("Password again", "Lotus#2026");
    await send.click();
    await page.getByRole("region").getByText("This username is taken").waitFor();
    await write("Username", "meera_7");
    await send.click();
    await page.getByRole("region").getByText("There is an account with this address").waitFor();
    await write("Email", "meera@valley.example");
    await send.click();
    await page.getByText("Welcome.").waitFor();
    expect(await page.getByLabel("Username").inputValue()).toBe("meera_7");
  });
});
