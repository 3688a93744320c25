import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { preview } from "vite";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { writeSite } from "../../site/site.ts";
import { faultsOf, keepPicture, openBrowser, views, visit } from "./visitor.ts";

/** As on a host that serves several sites from one origin. */
const base = "/some/where/";
let browser: Browser;
let address: string;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "katha-site-"));
  await writeSite(path.join(folder, base));
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    // As GitHub Pages does: the sandbox's frame has no origin.
    preview: { host: "127.0.0.1", port: 0, cors: { origin: "*" } },
  });
  address = new URL(base, server.resolvedUrls?.local[0]).href;
  browser = await openBrowser();
  return async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
});

describe.each(views)("$theme, $width px", (view) => {
  test.each(["index.html", "guides/theming.html", "packages/ui/index.html"])(
    "%s",
    async (place) => {
      const { page, complaints } = await visit(browser, address + place, view);
      onTestFinished(() => page.context().close());
      await page.getByRole("heading", { level: 1 }).waitFor();
      await keepPicture(
        page,
        `site-${path.basename(path.dirname(place))}-${path.basename(place, ".html")}`,
        view,
      );
      expect(await faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test("the sandbox", async () => {
    const { page, complaints } = await visit(browser, `${address}sandbox/index.html`, view);
    onTestFinished(() => page.context().close());
    await stageOf(page).getByRole("button", { name: "Lamps lit: 0" }).waitFor();
    await keepPicture(page, "site-sandbox", view);
    // axe asks every frame, and the browser says that it may not ask this one.
    expect(complaints).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });
});

const stageOf = (page: Page) => page.frameLocator("#stage");
const [view] = views;

async function sandboxWith(code: string): Promise<Page> {
  const hash = new URLSearchParams({ code }).toString();
  const { page } = await visit(browser, `${address}sandbox/index.html#${hash}`, view);
  onTestFinished(() => page.context().close());
  return page;
}

test("the sandbox runs code that a link brings, and what is written after it", async () => {
  const page = await sandboxWith(
    'import { Chip } from "@katha/ui";\nexport default function Example(): React.ReactNode {\n  return <Chip>Forest</Chip>;\n}',
  );
  await stageOf(page).getByText("Forest").waitFor();
  await page.getByRole("textbox", { name: "Code" }).fill("export default () => <h1>River</h1>;");
  await page.getByRole("button", { name: "Run" }).click();
  const river = stageOf(page).getByRole("heading", { name: "River" });
  await expect.poll(() => river.isVisible()).toBe(true);
});

test("the sandbox says what is wrong with the code", async () => {
  const page = await sandboxWith("export default function Example() { return <p>; }");
  const said = page.getByRole("status");
  await expect.poll(() => said.textContent()).toMatch(/SyntaxError/);
  await page.getByRole("textbox", { name: "Code" }).fill("export default () => <Missing />;");
  await page.getByRole("button", { name: "Run" }).click();
  await expect.poll(() => said.textContent()).toContain("Missing is not defined");
});

test("code in the sandbox reaches nothing of the site it is on", async () => {
  const page = await sandboxWith(
    "export default () => <p>{String(parent.document.title)}{localStorage.length}</p>;",
  );
  await expect.poll(() => page.getByRole("status").textContent()).toMatch(/SecurityError|Blocked/);
});

test("every link of the first page that stays on the site leads to a page", async () => {
  const { page } = await visit(browser, `${address}index.html`, view);
  onTestFinished(() => page.context().close());
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = links.filter((link) => link.startsWith(address) && !link.includes("/storybook/"));
  expect(own.length).toBeGreaterThan(5);
  const statuses = own.map(async (link) => [link, (await fetch(link)).status] as const);
  expect((await Promise.all(statuses)).filter(([, status]) => status !== 200)).toEqual([]);
});
