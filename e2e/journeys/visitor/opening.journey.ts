import { moveFocusTo, pressOn } from "../../support/keyboard.ts";
import { aLongStory, newPerson } from "../../support/people.ts";
import { passages } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

/** Words of the interface in each language. */
const words = {
  en: {
    read: "Read the opening",
    opening: "How it opens",
    ask: "Login Required",
    onward: "Continue to Login",
    create: "Create an account",
    register: "Create Account",
    welcome: /^Welcome, /,
    coins: "You have",
    away: "Put away",
    fields: ["Username", "Email", "Password", "Confirm password"],
  },
  hi: {
    read: "शुरुआत पढ़ें",
    opening: "कहानी ऐसे शुरू होती है",
    ask: "लॉगिन ज़रूरी है",
    onward: "लॉगिन पर जाएँ",
    create: "खाता बनाएँ",
    register: "खाता बनाएँ",
    welcome: /^स्वागत है, /,
    coins: "आपके पास",
    away: "रख दें",
    fields: ["यूज़रनेम", "ईमेल", "पासवर्ड", "पासवर्ड फिर लिखें"],
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
      "a guest reads the opening, takes a choice, registers, and the story goes on from there",
      { tag: [...tags] },
      async ({ page }) => {
        const screenshot = screenshotsOf(page, `opening-${language}`);
        const story = await aLongStory(page);
        await page.goto(`/game/${story.id}`);
        await pressOn(page, page.getByRole("button", { name: w.read }));
        const opening = page.getByRole("region", { name: w.opening });
        const choice = opening.getByRole("listitem").getByRole("button").first();
        await expect(choice).toBeVisible();
        const taken = (await choice.innerText()).trim();
        await screenshot("opening");
        await pressOn(page, choice);
        const dialog = page.getByRole("dialog", { name: w.ask });
        await screenshot("asked");
        await pressOn(page, dialog.getByRole("button", { name: w.onward }));
        await pressOn(page, page.getByRole("link", { name: w.create }));
        await register(page, w);

        await expect(page).toHaveURL(/\/play\/[0-9a-f-]{36}$/);
        await expect(page.locator("[data-entry=choice]")).toContainText(taken);
        await expect.poll(() => passages(page).count()).toBeGreaterThan(1);
        await screenshot("goes-on");
        // Once: whoever loads the page again takes no second turn.
        const { session_data: told } = await sessionOf(page);
        expect(told.narrative_history).toHaveLength(2);
        await page.reload();
        await expect(page.locator("[data-entry=choice]")).toHaveCount(1);

        await page.goto("/home");
        const welcome = page.getByRole("region", { name: w.welcome });
        await expect(welcome).toContainText(w.coins);
        await screenshot("welcome");
        await pressOn(page, welcome.getByRole("button", { name: w.away }));
        await expect(welcome).toBeHidden();
      },
    );
  });
}

async function register(page: Page, { fields, register: send }: (typeof words)["en" | "hi"]) {
  const { username, email, password } = newPerson();
  const [first, ...rest] = [username, email, password, password].map((value, at) => ({
    field: page.getByLabel(fields[at] ?? "", { exact: true }),
    value,
  }));
  if (first === undefined) return;
  await moveFocusTo(page, first.field);
  await page.keyboard.type(first.value);
  for (const { field, value } of rest) {
    await moveFocusTo(page, field);
    await page.keyboard.type(value);
  }
  await pressOn(page, page.getByRole("button", { name: send }));
}

/** What the server has of the session that is open. */
async function sessionOf(page: Page) {
  const id = page.url().split("/").at(-1) ?? "";
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.get(`/api/v1/game/sessions/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}
