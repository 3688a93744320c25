import { readFileSync } from "node:fs";
import path from "node:path";
import { openAsAdmin } from "../../support/admin.ts";
import { expect, test } from "../../support/test.ts";

interface PageRoute {
  readonly path: string;
}

const built = path.resolve(import.meta.dirname, "../../../packages/app/dist/routes.json");
/** The addresses of all pages without parameters; pages with parameters have journeys of their own. */
const addresses = (JSON.parse(readFileSync(built, "utf8")) as PageRoute[])
  .map((route) => route.path)
  .filter((address) => !address.includes(":"));

/** Stories test what pages look like; this only tests that the built app serves them. */
test(
  "every page opens from its address, without an error",
  { tag: "@essential" },
  async ({ page }) => {
    await openAsAdmin(page);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      await test.step(address, async () => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/.+ · Katha$/);
      });
    }
  },
);
