import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pageRoutes } from "../routes/route-table.ts";

const folder = path.resolve(import.meta.dirname, "../pages");

it("has stories beside every page", () => {
  const without = pageRoutes.filter(
    ({ page }) => !existsSync(path.join(folder, `${page}.stories.tsx`)),
  );
  const names = without.map(({ page }) => page);
  expect(names, "Write its stories beside it, such as NumbersPage.stories.tsx").toEqual([]);
});
