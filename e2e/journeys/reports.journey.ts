import { filmOf } from "../film.ts";
import { expect, expectNoBarriers, test, forgive } from "../house.ts";
import { comeIn, goToRoom } from "../keepers.ts";
import { begin, lastWords, take } from "../playing.ts";

// What is told stands at once, as it does for whoever asks for less motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a passage is reported, and an editor decides on it once", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const film = filmOf(page, "reports");
  test.setTimeout(90_000);
  await begin(page);
  await take(page, "Continue");
  const [words = ""] = (await lastWords(page)).split(".");
  await page.getByRole("button", { name: "More about this part" }).last().press("Enter");
  await page.getByRole("button", { name: "Report this passage" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Report this passage" });
  await dialog.getByRole("button", { name: "Send to the editors" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Choose what is wrong");
  await film("nothing-chosen");
  await dialog.getByRole("radio", { name: "It is hateful" }).check();
  const note = `Of the hill people, ${Date.now().toString(36)}.`;
  await dialog.getByRole("textbox").fill(note);
  await expectNoBarriers(page);

  await page.route(/\/report$/, (route) => route.abort());
  await dialog.getByRole("button", { name: "Send to the editors" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing of yours is lost.");
  await film("line-lost");
  await expect(dialog.getByRole("textbox")).toHaveValue(note);
  await expect(dialog.getByRole("radio", { name: "It is hateful" })).toBeChecked();
  await page.unroute(/\/report$/);
  await dialog.getByRole("button", { name: "Send to the editors" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Thank you" })).toBeVisible();
  await film("sent");
  await page.getByRole("button", { name: "Back to the story" }).click();

  const editor = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await editor.newPage();
  const deskFilm = filmOf(desk, "reports-desk");
  await comeIn(desk);
  await expect(desk).toHaveURL(/\/admin\/stories$/);
  await goToRoom(desk, "Reports");
  const report = desk.getByRole("article").filter({ hasText: note });
  await expect(report).toContainText(words);
  await deskFilm("waiting");
  await expectNoBarriers(desk);

  // Another editor is at the same desk, and is first.
  const other = await editor.newPage();
  await other.goto("/admin/reports");
  const same = other.getByRole("article").filter({ hasText: note });
  await expect(same).toBeVisible();
  await report.getByRole("button", { name: /^Uphold/ }).click();
  await expect(report).toBeHidden();
  await same.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(other.getByRole("alert")).toContainText("Somebody else has decided");
  await filmOf(other, "reports-other")("second");
  await expect(same).toBeHidden();

  await desk.getByRole("combobox", { name: /Show/ }).click();
  await desk.getByRole("option", { name: "Upheld" }).click();
  await expect(report).toBeVisible();
  await deskFilm("upheld");
  await report.getByRole("button", { name: /^Open again/ }).press("Enter");
  await expect(report).toBeHidden();
  await goToRoom(desk, "Audit");
  const record = desk.getByRole("main").getByRole("listitem");
  await expect(record.filter({ hasText: "opened a report again" }).first()).toBeVisible();
  await expect(record.filter({ hasText: "upheld a report" }).first()).toBeVisible();
  await editor.close();
  forgive(complaints, /Failed to load resource/);
});
