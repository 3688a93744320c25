import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "./test.ts";

/**
 * The rules about a page as a whole: its title, language, landmarks, headings and ids. Stories run
 * every other rule on every screen, in both themes.
 */
const rulesAboutPages = [
  "bypass",
  "document-title",
  "duplicate-id-aria",
  "heading-order",
  "html-has-lang",
  "html-lang-valid",
  "landmark-banner-is-top-level",
  "landmark-complementary-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "meta-viewport",
  "page-has-heading-one",
  "region",
  "skip-link",
];

export async function expectPageRules(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false });
  const { violations } = await axe.withRules(rulesAboutPages).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
  expect(found, "what axe found").toEqual([]);
}

export async function expectNoOverflow(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `pixels that overflow at ${width}`).toBe(0);
  }
}
