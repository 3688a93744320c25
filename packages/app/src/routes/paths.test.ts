import { expect, it } from "vitest";
import { matchPath } from "./router.ts";
import { paths } from "./paths.ts";
import { pageRoutes } from "./route-table.ts";

it("gives a page without parameters its address, and any other one for each parameter", () => {
  expect(paths.home).toBe("/home");
  expect(paths.story("a/b?c")).toBe("/game/a%2Fb%3Fc");
  expect(paths.storyNumbers("7")).toBe("/my-stories/7/numbers");
  // @ts-expect-error -- a story's address needs its id
  expect(paths.story()).toBe("/game/undefined");
});

it("leads every address back to its own page", () => {
  for (const { id, path } of pageRoutes) {
    const address = path.replace(/:\w+/, "some-id");
    const found = pageRoutes.find((route) => matchPath(route.path, address));
    expect(found?.id).toBe(id);
  }
});
