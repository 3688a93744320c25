// The cost of the first page of the built Storybook (run `npm run build-storybook` first): the median time until its
// heading and background picture are shown, and all bytes until the network is idle, from a local server like a static host.
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { launchOptions } from "../../scripts/browser.mjs";
import { printNumber } from "../number.ts";
import { serveCompressed } from "./serve-compressed.ts";

declare global {
  interface Window {
    stood?: number;
  }
}

const most = { seconds: 2, megabytes: 2 };
const visits = 5;
const folder = path.resolve(import.meta.dirname, "../../storybook-static");

async function visit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  const line = await page.context().newCDPSession(page);
  const sent = new Map<string, number>();
  const urls = new Map<string, string>();
  line.on("Network.responseReceived", ({ requestId, response }) => {
    urls.set(requestId, new URL(response.url).pathname);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sent.set(requestId, encodedDataLength);
  });
  await line.send("Network.enable");
  await page.addInitScript(noteWhenItStands);
  await page.goto(url);
  await page.frameLocator("#storybook-preview-iframe").getByRole("article").waitFor();
  const began = await page.evaluate(() => performance.timeOrigin);
  const stood = await page.frames()[1]?.waitForFunction(() => window.stood);
  const seconds = (Number(await stood?.jsonValue()) - began) / 1000;
  await page.waitForLoadState("networkidle");
  await page.close();
  const files = [...sent].map(([id, bytes]) => ({ name: urls.get(id) ?? "", bytes }));
  return { seconds, files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
}

/** Runs in each frame: the page is ready once its heading is painted and its background picture is loaded. */
function noteWhenItStands() {
  const watcher = new MutationObserver(() => {
    const picture = document.querySelector<HTMLImageElement>("article img");
    if (!picture || !document.querySelector("article h1")) return;
    watcher.disconnect();
    void picture.decode().then(() =>
      requestAnimationFrame(() => {
        setTimeout(() => {
          window.stood = performance.timeOrigin + performance.now();
        });
      }),
    );
  });
  watcher.observe(document, { subtree: true, childList: true });
}

const server = await serveCompressed(folder);
const browser = await chromium.launch(await launchOptions());
await visit(browser, server.url);
const measured = [];
for (let at = 0; at < visits; at += 1) measured.push(await visit(browser, server.url));
await browser.close();
server.close();

const [middle] = measured
  .toSorted((one, other) => one.seconds - other.seconds)
  .slice(Math.floor(visits / 2));
if (!middle) throw new Error("Nothing was measured.");
const megabytes = middle.bytes / 1e6;
printNumber("first page of Storybook: time until it stands", middle.seconds, "s");
printNumber("first page of Storybook: bytes until the network is quiet", megabytes, "MB");
for (const { name, bytes } of middle.files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12))
  printNumber(`  ${name}`, bytes / 1e3, "kB");
if (middle.seconds > most.seconds || megabytes > most.megabytes) {
  console.error(`More than ${most.seconds} s or ${most.megabytes} MB.`);
  process.exitCode = 1;
}
