import { chromium, type Browser } from "playwright-core";
import { launchOptions } from "../../scripts/browser.mjs";

export const visitors = { English: "en-IN", Hindi: "hi-IN" } as const;
export type Visitor = keyof typeof visitors;

export interface FontFile {
  readonly name: string;
  readonly sent: number;
}

export interface PageFonts {
  readonly page: string;
  readonly visitor: Visitor;
  readonly files: readonly FontFile[];
  readonly sent: number;
}

/** Fonts may be requested only when the page has its data, after the network was idle for a moment. */
const settleMs = 3_000;

/** The font files that a first visit to each page loads, in each language, before anybody scrolls. */
export async function measureFonts(url: string, pages: readonly string[]): Promise<PageFonts[]> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const measured: PageFonts[] = [];
    for (const visitor of Object.keys(visitors) as Visitor[]) {
      for (const page of pages) {
        const files = await fontsOf(browser, `${url}${page}`, visitors[visitor]);
        const sent = files.reduce((sum, file) => sum + file.sent, 0);
        measured.push({ page, visitor, files, sent });
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function fontsOf(browser: Browser, address: string, locale: string): Promise<FontFile[]> {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const urls = new Map<string, string>();
    const sent = new Map<string, number>();
    devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Font") urls.set(requestId, response.url);
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId);
      if (url !== undefined) sent.set(url, (sent.get(url) ?? 0) + encodedDataLength);
    });
    await devtools.send("Network.enable");
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(settleMs);
    return [...sent]
      .map(([file, bytes]) => ({ name: new URL(file).pathname, sent: bytes }))
      .toSorted((one, other) => other.sent - one.sent);
  } finally {
    await context.close();
  }
}
