import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
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
    preview: { host: "127.0.0.1", port: 0 },
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
});

const [view] = views;

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
