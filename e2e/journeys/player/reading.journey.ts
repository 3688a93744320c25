import { pressOn } from "../../support/keyboard.ts";
import { begin, choices, take } from "../../support/playing.ts";
import { screenshotsOf } from "../../support/screenshots.ts";
import { type Page, expect, test } from "../../support/test.ts";

/** A browser in a test has no voices: this one says a line until it is told that the line is over. */
async function withVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: EventTarget[] = [];
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: "Rishi", lang: "en-IN" }],
      speak: (utterance: EventTarget) => said.push(utterance),
      cancel: () => {},
    });
    for (const [name, value] of Object.entries({
      said,
      speechSynthesis,
      SpeechSynthesisUtterance: Utterance,
    }))
      Object.defineProperty(window, name, { value });
  });
}

const lastSaid = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: { text: string }[] }).said.at(-1)?.text ?? "");
const endLine = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { said: EventTarget[] }).said.at(-1)?.dispatchEvent(new Event("end")),
  );
const marked = (page: Page) =>
  page.evaluate(() => Array.from(CSS.highlights.get("katha-spoken") ?? [], String).join(""));

const main = (page: Page) => page.getByRole("main");
const panel = (page: Page) => page.getByRole("dialog", { name: "Reading" });
const field = (page: Page) => page.getByRole("form", { name: "Commands" }).getByRole("textbox");

test("a reader sets the page by keyboard, and finds it so on another machine", async ({
  page,
  browser,
  baseURL,
}) => {
  const screenshot = screenshotsOf(page, "reading");
  const { player } = await begin(page);
  await field(page).focus();
  await page.keyboard.press("Alt+r");
  await expect(panel(page)).toBeVisible();
  await screenshot("panel");
  const size = panel(page).getByRole("slider", { name: "Size" });
  await pressOn(page, size, "ArrowRight");
  await expect(size).toHaveAttribute("aria-valuetext", "Large");
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith("/auth/me/reading") && answer.request().method() === "PUT",
  );
  const site = panel(page).getByRole("radio", { name: "As the site" });
  await pressOn(page, site, "ArrowLeft");
  await expect(main(page)).toHaveAttribute("data-paper", "black");
  await page.keyboard.press("ArrowLeft");
  await expect(main(page)).toHaveAttribute("data-paper", "sepia");
  await screenshot("sepia-panel");
  await kept;
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await screenshot("sepia");

  const elsewhere = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: "block",
  });
  const other = await elsewhere.newPage();
  await other.addInitScript(({ tokens, user }) => {
    localStorage.setItem("tokens", JSON.stringify(tokens));
    localStorage.setItem("token", tokens.access_token);
    localStorage.setItem("user", JSON.stringify(user));
  }, player);
  await other.goto(page.url());
  await expect(main(other)).toHaveAttribute("data-paper", "sepia");
  await elsewhere.close();
});

test("a story is read aloud by keyboard, sentence by sentence, and on with the next part", async ({
  page,
}) => {
  const screenshot = screenshotsOf(page, "aloud");
  await withVoices(page);
  await begin(page);
  await field(page).focus();
  await page.keyboard.press("Alt+l");
  const bar = page.getByRole("region", { name: "Read aloud" });
  await expect(bar).toBeVisible();
  await expect.poll(() => lastSaid(page)).not.toBe("");
  const first = await lastSaid(page);
  await expect.poll(() => marked(page)).toBe(first);
  await screenshot("first-sentence");
  await endLine(page);
  await expect.poll(() => lastSaid(page)).not.toBe(first);
  await expect.poll(() => marked(page)).toBe(await lastSaid(page));

  await page.keyboard.type("I");
  await expect(bar).toContainText("Reads on with the next part");
  await page.keyboard.press("Backspace");
  const before = await lastSaid(page);
  const branch = choices(page).first();
  await expect(branch.or(page.getByRole("button", { name: "Continue" })).first()).toBeVisible();
  if (await branch.isVisible()) await pressOn(page, branch);
  else await take(page, "Continue");
  await expect.poll(() => lastSaid(page)).not.toBe(before);
  await expect(bar).toContainText("Reading aloud");
  await screenshot("next-part");
  await page.keyboard.press("Alt+l");
  await expect(bar).toBeHidden();
});
