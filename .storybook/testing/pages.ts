import { expect, waitFor } from "storybook/test";
import { isTest } from "./is-test.ts";

export { pseudoI18n } from "../../packages/ui/src/messages/pseudo-i18n.ts";
export { pseudoLocale } from "../../packages/ui/src/messages/pseudo.ts";

export interface PageParameters {
  /** axe also checks the rules for whole pages: landmarks, headings and the title. */
  isWholePage?: boolean;
  /** The page has no title and no heading yet. */
  isUntitled?: boolean;
}

interface Finished {
  name: string;
  parameters: PageParameters;
  canvasElement: HTMLElement;
}

type Resize = (width: number, height: number) => Promise<void>;

let resize: Resize | undefined;

/** A page cannot resize its window itself, so the test run provides the command. */
export function resizeWith(given: Resize): void {
  resize = given;
}

export async function resizeTo(width: number, height: number): Promise<void> {
  await resize?.(width, height);
}

/** Shared parameters for stories of whole pages. */
export const pageParameters = {
  layout: "fullscreen",
  isWholePage: true,
  controls: { disable: true },
} as const;

/** Storybook's hidden links precede it, so axe does not recognise it as a skip link and reports it as outside landmarks. */
export const skipLink = "a[href='#page']";

/** The narrowest width of each layout. No layout starts between 320 and 360 px. */
const widths = [320, 768, 1280];

/** Checks in tests that a page has a title and one h1; and of its default and its longest, that no window is too narrow. */
export async function failOnPage(finished: Finished): Promise<void> {
  if (!isTest) return;
  await failOnHeadings(finished);
  if (/^(Default|Long)/.test(finished.name)) await failOnWidths(finished);
}

async function failOnHeadings({ parameters, canvasElement }: Finished): Promise<void> {
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
}

async function failOnWidths({ canvasElement }: Finished): Promise<void> {
  const { innerWidth, innerHeight } = window;
  // The page clips its overflow, so the document alone would never be wider than the window.
  const parts = [document.documentElement, ...canvasElement.querySelectorAll("main")];
  const tooWide: string[] = [];
  for (const width of widths) {
    await resizeTo(width, innerHeight);
    for (const { tagName, scrollWidth, clientWidth } of parts)
      if (scrollWidth > clientWidth)
        tooWide.push(`${tagName}: ${scrollWidth} px in ${clientWidth} px, window of ${width} px`);
  }
  await resizeTo(innerWidth, innerHeight);
  await expect(tooWide).toEqual([]);
}
