import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test, type Page } from "../../support/test.ts";
import { openHome } from "../../support/pages.ts";
import { signedIn } from "../../support/people.ts";

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe("where the system is dark", () => {
  test.use({ colorScheme: "dark" });
  test("the pages are so too, until the visitor chooses", async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole("radio", { name: "As the device" })).toBeChecked();
    const dark = await background(page);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => background(page)).not.toBe(dark);
    await page.getByRole("radio", { name: "Night" }).press("Space");
    await expect.poll(() => background(page)).toBe(dark);
    await page.reload();
    expect(await background(page)).toBe(dark);
  });
});

test("the chosen theme stays, from the first paint on", async ({ page }) => {
  await openHome(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system");
  await page.getByRole("radio", { name: "Morning" }).press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

  await page.addInitScript(() => {
    const themes: (string | undefined)[] = [];
    Object.assign(globalThis, { themes });
    new PerformanceObserver(() => themes.push(document.documentElement.dataset["theme"])).observe({
      type: "paint",
      buffered: true,
    });
  });
  await openHome(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Morning" })).toBeChecked();
  const painted = () => page.evaluate(() => (globalThis as unknown as { themes: string[] }).themes);
  // The browser reports a paint with a delay.
  await expect.poll(painted).not.toEqual([]);
  expect(new Set(await painted())).toEqual(new Set(["light"]));
});

test("the chosen language stays", { tag: "@essential" }, async ({ page }) => {
  await openHome(page);
  await page.getByRole("radio", { name: "हिन्दी" }).press("Space");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle("मुखपृष्ठ · कथा");
  expect(await (await page.request.get("/home")).text()).toContain("मुखपृष्ठ · कथा");
  await page.reload();
  await expect(page.getByRole("radio", { name: "हिन्दी" })).toBeChecked();
  await expect(page).toHaveTitle("मुखपृष्ठ · कथा");
});

test.describe("in a browser that speaks Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("tasks and levels are in Hindi", async ({ page }) => {
    const screenshot = screenshotsOf(page, "hindi-progress");
    await signedIn(page);
    await page.goto("/profile");
    const asked = page.getByRole("main").getByRole("article");
    await expect(asked.nth(20)).toBeVisible();
    await screenshot("tasks");
    for (const words of await asked.allTextContents()) expect(words).not.toMatch(/[A-Za-z]/);
    await expect(page.getByText("नागरिक").first()).toBeVisible();
  });

  test("a first visit is in Hindi", async ({ page }) => {
    await page.goto("/home");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page).toHaveTitle("मुखपृष्ठ · कथा");
  });
});

test("with storage forbidden everything still works while the page is open", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await openHome(page);
  await page.getByRole("radio", { name: "Morning" }).press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
