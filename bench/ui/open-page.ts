import { chromium, type Page } from "playwright-core";
import { launchOptions } from "../../scripts/browser.mjs";
import type { Bundle } from "./bundle.ts";

/** Opens the page in a new browser, passes it to `work`, and closes it. */
export async function onPage<Answer>(
  { script, styles }: Bundle,
  work: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const options = await launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), "--js-flags=--expose-gc"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(error.message));
    await page.setContent(
      `<!doctype html><html lang="en" data-theme="dark"><head><style>${styles}</style></head><body></body></html>`,
    );
    await page.addScriptTag({ content: script });
    const answer = await work(page);
    if (troubles.length > 0) throw new Error(troubles.join("\n"));
    return answer;
  } finally {
    await browser.close();
  }
}
