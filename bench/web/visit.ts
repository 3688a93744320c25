import { chromium, type Browser } from "playwright-core";
import { launchOptions } from "../../scripts/browser.mjs";

export async function withBrowser<Result>(act: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch(await launchOptions());
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
