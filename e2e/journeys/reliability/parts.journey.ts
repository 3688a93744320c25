import { expect, test, allowErrors } from "../../support/test.ts";
import { begin, command } from "../../support/playing.ts";

test("a part of the play page that cannot be loaded says so, leaves the page as it is, and loads on a retry", async ({
  page,
  context,
  consoleErrors,
}) => {
  const code = /\/assets\/SessionMemory-/;
  await page.route(code, (route) => route.abort());
  await begin(page);
  await page.getByRole("textbox").fill("I look for Tuesday");
  const opener = page.getByRole("button", { name: "What the narrator remembers" });
  await opener.click();
  const notice = page.getByRole("status").filter({ hasText: "This could not be fetched." });
  await expect(notice).toBeVisible();
  await expect(command(page, "Continue")).toBeEnabled();

  const again = page.getByRole("button", { name: "Try again" });
  await context.setOffline(true);
  await again.click();
  await expect(again).toBeEnabled();
  await expect(notice).toBeVisible();
  await context.setOffline(false);

  await page.unroute(code);
  await again.click();
  const memory = page.getByRole("dialog", { name: "What the narrator remembers" });
  // Some browsers have now loaded it; others had to reload the page.
  await expect(notice).toBeHidden();
  if (!(await memory.isVisible())) await opener.click();
  await expect(memory).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox")).toHaveValue("I look for Tuesday");
  allowErrors(consoleErrors, /Failed to load resource|dynamically imported module/);
});
