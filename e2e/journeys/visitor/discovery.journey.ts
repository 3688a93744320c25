import { pressOn } from "../../support/keyboard.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { expect, test } from "../../support/test.ts";

/** Words of the interface in each language. */
const words = {
  en: {
    menu: "Menu",
    search: "Search stories",
    filters: "Filters",
    languages: "Language",
    chosen: "What you asked for",
    similar: "More like this",
  },
  hi: {
    menu: "सूची",
    search: "कहानियाँ खोजें",
    filters: "छाँटें",
    languages: "भाषा",
    chosen: "आपने क्या चुना",
    similar: "ऐसी ही और कहानियाँ",
  },
} as const;

/** In English on a desktop, in Hindi on a phone. */
for (const [language, locale, tags] of [
  ["en", "en-GB", []],
  ["hi", "hi-IN", ["@phone-only"]],
] as const) {
  const w = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test(
      "a visitor searches by Enter, filters, goes back, opens a story and sees others like it",
      { tag: [...tags] },
      async ({ page, isMobile }) => {
        const screenshot = screenshotsOf(page, `discovery-${language}`);
        await page.goto("/home");
        if (isMobile) await pressOn(page, page.getByRole("button", { name: w.menu }));
        const bar = page.getByRole(isMobile ? "dialog" : "banner");
        await bar.getByLabel(w.search).focus();
        await page.keyboard.type("desk", { delay: 20 });
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/stories\?q=desk$/);
        const cards = page.getByRole("main").locator("article h3").getByRole("link");
        await expect(cards.first()).toBeVisible();
        const found = await cards.count();
        await screenshot("found");

        if (isMobile) await pressOn(page, page.getByRole("button", { name: w.filters }));
        const languages = page.getByRole("list", { name: w.languages });
        await pressOn(page, languages.getByRole("checkbox").first(), "Space");
        await expect(page).toHaveURL(/language=[a-z]{2}/);
        if (isMobile) await page.keyboard.press("Escape");
        const chosen = page.getByRole("list", { name: w.chosen });
        await expect(chosen.getByRole("button")).toHaveCount(2);
        await screenshot("filtered");
        await page.goBack();
        await expect(page).toHaveURL(/\/stories\?q=desk$/);
        await expect(chosen).toBeHidden();
        // Further pages come as they are scrolled to.
        await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(Math.min(found, 20));

        const title = await cards.first().innerText();
        // The whole card has the ring of its link.
        await cards.first().focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        const similar = page.getByRole("region", { name: w.similar });
        // It comes when the end of the page does.
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(similar.getByRole("article").first()).toBeVisible();
        await screenshot("similar");
      },
    );
  });
}
