import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Page } from "./test.ts";
import { setTheme } from "./pages.ts";

/** `SCREENSHOTS=some/folder` keeps a screenshot of each step of a journey there. */
const folder = process.env["SCREENSHOTS"];
const patienceMs = 5_000;

/** Takes a screenshot of each step in both themes, if the folder is set. */
export function screenshotsOf(page: Page, title: string) {
  let taken = 0;
  return async (step: string): Promise<void> => {
    if (!folder) return;
    taken += 1;
    await mkdir(folder, { recursive: true });
    const width = page.viewportSize()?.width ?? 0;
    await waitForPictures(page);
    for (const theme of ["light", "dark"] as const) {
      await setTheme(page, theme);
      const name = [title, width, String(taken).padStart(2, "0"), step, theme].join("-");
      await page.screenshot({
        path: path.join(folder, `${name}.png`),
        // Finishes transitions, so that no dialog is half open.
        animations: "disabled",
      });
    }
  };
}

/** Waits for pictures that are still loading; one that never loads stays missing. */
async function waitForPictures(page: Page): Promise<void> {
  const areLoaded = () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    });
  await page.waitForFunction(areLoaded, undefined, { timeout: patienceMs }).catch(() => null);
}
