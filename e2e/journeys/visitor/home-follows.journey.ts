import { moveFocusTo, pressOn } from "../../support/keyboard.ts";
import { signedIn } from "../../support/people.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, addressOf, expect, test } from "../../support/test.ts";

/** Words of the interface in each language. */
const words = {
  en: {
    tastes: "Languages and tastes",
    choose: "Choose",
    languages: "I read",
    own: "English",
    categories: "I like",
    keep: "Keep",
    shelf: "For you",
    why: /^Because you read English and like /,
    change: "Change languages and tastes",
    kept: /^Kept\./,
  },
  hi: {
    tastes: "भाषाएँ और पसंद",
    choose: "चुनें",
    languages: "मेरी भाषाएँ",
    own: "हिन्दी",
    categories: "मेरी पसंद",
    keep: "सहेजें",
    shelf: "आपके लिए",
    why: /^क्योंकि आपकी पढ़ने की भाषा हिन्दी है/,
    change: "भाषाएँ और पसंद बदलें",
    kept: /^सहेज लिया गया।/,
  },
} as const;

/** A category with a story in the language, and its place among the categories. */
async function aCategoryIn(page: Page, language: string): Promise<{ id: string; at: number }> {
  const { stories } = await (
    await page.request.get(`/api/v1/stories/browse/?language=${language}`)
  ).json();
  const id: string = stories.find(({ category }: { category: object | null }) => category).category
    .id;
  const categories: { id: string }[] = await (await page.request.get("/api/v1/categories/")).json();
  return { id, at: categories.findIndex((category) => category.id === id) };
}

/** In English on a desktop, in Hindi on a phone. */
for (const [language, locale, tags] of [
  ["en", "en-GB", []],
  ["hi", "hi-IN", ["@phone-only"]],
] as const) {
  const w = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test(
      "a first visitor says what they read and like, home follows, and their new account has it too",
      { tag: [...tags] },
      async ({ page }) => {
        const screenshot = screenshotsOf(page, `home-follows-${language}`);
        const category = await aCategoryIn(page, language);
        await page.goto("/home");
        const asks = page.getByRole("region", { name: w.tastes });
        await expect(asks).toBeVisible();
        await screenshot("asks");
        await pressOn(page, asks.getByRole("button", { name: w.choose }));
        const form = page.getByRole("form", { name: w.tastes });
        const own = form.getByRole("group", { name: w.languages });
        await expect(own.getByRole("checkbox", { name: w.own })).toBeChecked();
        await expect(own.getByRole("checkbox", { checked: true })).toHaveCount(1);
        const liked = form.getByRole("group", { name: w.categories }).getByRole("checkbox");
        await pressOn(page, liked.nth(category.at), "Space");
        await screenshot("chooses");
        await pressOn(page, form.getByRole("button", { name: w.keep }));

        const shelf = page.getByRole("region", { name: w.shelf, exact: true });
        const change = page.getByRole("button", { name: w.change });
        await expect(change).toBeFocused();
        await expect(shelf.getByText(w.why)).toBeVisible();
        const all = await shelf.getByRole("link", { name: w.shelf }).getAttribute("href");
        const wanted = `/stories?language=${language}&category=${category.id}`;
        expect(new URL(all ?? "", page.url()).href).toBe(addressOf(page, wanted));
        await expect(shelf.getByRole("article").first()).toBeVisible();
        await screenshot("follows");

        // The account that has none takes it over, and has it wherever its reader signs in.
        const { tokens } = await signedIn(page);
        const taken = page.waitForResponse(
          (answer) =>
            answer.url().endsWith("/auth/me/tastes") && answer.request().method() === "PUT",
        );
        await page.goto("/home");
        await expect(shelf.getByText(w.why)).toBeVisible();
        await taken;
        const headers = { authorization: `Bearer ${tokens.access_token}` };
        const kept = await page.request.get("/api/v1/auth/me/tastes", { headers });
        expect(await kept.json()).toEqual({
          tastes: { languages: [language], categories: [category.id] },
        });

        // Taken back among the settings, home is as it is for everyone, and nobody is asked again.
        await page.goto("/profile/settings");
        const settings = page.getByRole("region", { name: w.tastes });
        await moveFocusTo(page, settings.getByRole("checkbox", { name: w.own }));
        await page.keyboard.press("Space");
        await pressOn(page, settings.getByRole("checkbox", { checked: true }), "Space");
        await pressOn(page, settings.getByRole("button", { name: w.keep }));
        await expect(settings.getByText(w.kept)).toBeVisible();
        await screenshot("settings");
        await page.goto("/home");
        await expect(page.locator("html")).toHaveAttribute("data-tastes", "nothing");
        await expect(shelf).toBeHidden();
        await expect(asks).toBeHidden();
      },
    );
  });
}
