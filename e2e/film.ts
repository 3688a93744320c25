import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Page, lightUp } from "./house.ts";

/** Where pictures of a journey are put, for somebody to look at: `KATHA_FILM=some/folder`. */
const folder = process.env["KATHA_FILM"];
const patienceMs = 5_000;

/** Takes a picture of each step, by night and by morning; without a folder it takes none. */
export function filmOf(page: Page, title: string) {
  let taken = 0;
  return async (step: string): Promise<void> => {
    if (!folder) return;
    taken += 1;
    await mkdir(folder, { recursive: true });
    const width = page.viewportSize()?.width ?? 0;
    await untilDrawn(page);
    for (const theme of ["light", "dark"] as const) {
      await lightUp(page, theme);
      const name = [title, width, String(taken).padStart(2, "0"), step, theme].join("-");
      await page.screenshot({
        path: path.join(folder, `${name}.png`),
        // A dialog on its way in is no state that anybody looks at.
        animations: "disabled",
      });
    }
  };
}

/** A picture on its way shows nothing of how the page looks; one that never comes is shown as missing. */
async function untilDrawn(page: Page): Promise<void> {
  const isDrawn = () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    });
  await page.waitForFunction(isDrawn, undefined, { timeout: patienceMs }).catch(() => null);
}
