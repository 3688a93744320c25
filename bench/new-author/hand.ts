import path from "node:path";
import type { Locator, Page } from "playwright-core";

/** How fast somebody is who has not seen the desk: characters and words a minute, and seconds to find and press. */
export const pace = { typed: 200, read: 200, pressSeconds: 3 };

/** What somebody does at a page, counted and not waited for. */
export interface Hand {
  press: (what: Locator) => Promise<void>;
  type: (into: Locator, text: string) => Promise<void>;
  /** Reads what stands there. */
  read: (what: Locator) => Promise<string>;
  /** A frame of the film. */
  frame: (name: string) => Promise<void>;
  counted: () => { presses: number; typed: number; words: number; minutes: number };
}

export function handAt(page: Page, folder: string): Hand {
  const counts = { presses: 0, typed: 0, words: 0 };
  let frames = 0;
  const minutes = () =>
    counts.typed / pace.typed +
    counts.words / pace.read +
    (counts.presses * pace.pressSeconds) / 60;
  return {
    press: async (what) => {
      await what.click();
      counts.presses += 1;
    },
    type: async (into, text) => {
      await into.fill(text);
      counts.presses += 1;
      counts.typed += text.length;
    },
    read: async (what) => {
      const text = await what.innerText();
      counts.words += text.match(/\S+/gu)?.length ?? 0;
      return text;
    },
    frame: async (name) => {
      frames += 1;
      const number = String(frames).padStart(2, "0");
      await page.screenshot({ path: path.join(folder, `${number}-${name}.png`) });
      console.log(`${number} ${name}: ${minutes().toFixed(1)} min, ${counts.presses} presses`);
    },
    counted: () => ({ ...counts, minutes: minutes() }),
  };
}
