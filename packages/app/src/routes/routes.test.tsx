import { expect, it } from "vitest";
import { pageRoutes } from "./route-table.ts";

const modules = import.meta.glob<Record<string, unknown>>("../pages/**/*Page.tsx");

it.each(pageRoutes)("has the page of $id", async ({ page }) => {
  const load = modules[`../pages/${page}.tsx`];
  const name = page.split("/").at(-1) ?? "";
  expect(await load?.(), `src/pages/${page}.tsx exports ${name}`).toHaveProperty(name);
});
