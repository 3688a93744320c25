import { expect, test, allowErrors } from "../../support/test.ts";
import { begin, command } from "../../support/playing.ts";

test("a part of the play page that cannot be fetched says so, leaves the page as it is, and comes at another try", async ({
  page,
  consoleErrors,
}) => {
  const code = /\/assets\/SessionMemory-/;
  await page.route(code, (route) => route.abort());
  await begin(page);
  const opener = page.getByRole("button", { name: "What the narrator remembers" });
  await opener.click();
  const notice = page.getByRole("status").filter({ hasText: "This could not be fetched." });
  await expect(notice).toBeVisible();
  await expect(command(page, "Continue")).toBeEnabled();

  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(notice).toBeVisible();

  await page.unroute(code);
  await again.click();
  await expect(page.getByRole("dialog", { name: "What the narrator remembers" })).toBeVisible();
  await expect(notice).toBeHidden();
  allowErrors(consoleErrors, /Failed to load resource|dynamically imported module/);
});
