import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";

export interface FloorPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * The minimum that shows the same: the text and picture of a page's first screen, loaded or drawn, as plain markup in the
 * reader's own fonts, without scripts.
 */
export async function floorOf(browser: Browser, address: string): Promise<FloorPage> {
  const { words, picture, drawing } = await firstScreenOf(browser, address);
  const image = picture && Buffer.from(await (await fetch(picture)).arrayBuffer());
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0;background:#120d1d;color:#f6eedd}
img{display:block;inline-size:100%;block-size:70vh;object-fit:cover}h1{font-size:clamp(40px,6vw,80px)}
svg{position:absolute;inset:0;inline-size:100%;block-size:100vh}h1,p{position:relative}</style>
${picture ? `<img src="/picture" alt="" fetchpriority="high">` : drawing}
${words.map((text, at) => (at === 0 ? `<h1>${text}</h1>` : `<p>${text}</p>`)).join("\n")}</html>`;
  const server = createServer((request, response) => {
    const isPicture = request.url === "/picture" && image;
    response.setHeader("content-type", isPicture ? "image/avif" : "text/html; charset=utf-8");
    response.end(isPicture || html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function firstScreenOf(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    return await page.evaluate(() => {
      const onScreen = (element: Element) => element.getBoundingClientRect().top < innerHeight;
      const said = [...document.querySelectorAll("h1, h2, h3, p")].filter(onScreen);
      const largestFirst = said.toSorted(
        (one, other) =>
          Number.parseFloat(getComputedStyle(other).fontSize) -
          Number.parseFloat(getComputedStyle(one).fontSize),
      );
      const lead = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
      const isBackdrop = (svg: SVGElement) => svg.getBoundingClientRect().height > innerHeight / 2;
      const backdrop = [...document.querySelectorAll("svg")].find(isBackdrop);
      const copy = backdrop?.cloneNode(true) as SVGElement | undefined;
      copy?.removeAttribute("class");
      return {
        drawing: (copy?.outerHTML ?? "").replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
          const hue = backdrop ? getComputedStyle(backdrop).getPropertyValue(name) : "";
          return /^light-dark\([^,]+,(.+)\)$/.exec(hue)?.[1]?.trim() ?? hue;
        }),
        words: largestFirst.map(({ textContent }) => textContent.replaceAll("<", "&lt;")),
        picture: lead?.currentSrc || null,
      };
    });
  } finally {
    await context.close();
  }
}
