import { expect, waitFor } from "storybook/test";
import { isTest } from "./is-test.ts";

export interface PageParameters {
  /** Axe checks the rules about a page as a whole: its landmarks, its headings, its title. */
  isWholePage?: boolean;
  /** The page has no title and no heading yet. */
  isUntitled?: boolean;
}

interface Finished {
  parameters: PageParameters;
  canvasElement: HTMLElement;
}

type Resize = (width: number, height: number) => Promise<void>;

let resize: Resize | undefined;

/** A page cannot resize its window itself: the test run provides the command. */
export function resizeWith(given: Resize): void {
  resize = given;
}

/** What the stories of whole pages have in common. */
export const pageParameters = {
  layout: "fullscreen",
  isWholePage: true,
  controls: { disable: true },
} as const;

/** Storybook's own hidden links come before it, so that axe takes it for any other link outside of landmarks. */
export const skipLink = "a[href='#page']";

/** The narrowest width of each layout. None begins between 320 and 360 px. */
const widths = [320, 768, 1280];

/** In tests: the page is named, has one heading of the first level, and is at no width wider than the window. */
export async function failOnPage({ parameters, canvasElement }: Finished): Promise<void> {
  if (!isTest) return;
  if (!parameters.isUntitled) {
    await waitFor(() =>
      expect(document.title, "A page has a title in every state but loading").toMatch(
        /.+ · (Katha|कथा)$/,
      ),
    );
    await waitFor(() =>
      expect(canvasElement.querySelectorAll("h1"), "A page has one h1").toHaveLength(1),
    );
  }
  if (canvasElement.querySelector(skipLink))
    await expect(canvasElement.querySelector("#page[tabindex='-1']")).not.toBeNull();
  const { innerWidth, innerHeight } = window;
  // The page clips what is too wide, so that the document is never wider than the window.
  const parts = [document.documentElement, ...canvasElement.querySelectorAll("main")];
  const tooWide: string[] = [];
  for (const width of widths) {
    await resize?.(width, innerHeight);
    for (const { tagName, scrollWidth, clientWidth } of parts)
      if (scrollWidth > clientWidth)
        tooWide.push(`${tagName}: ${scrollWidth} px in ${clientWidth} px, window of ${width} px`);
  }
  await resize?.(innerWidth, innerHeight);
  await expect(tooWide).toEqual([]);
}
