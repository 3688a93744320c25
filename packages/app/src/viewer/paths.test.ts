import { expect, it } from "vitest";
import { herePath, isDoor } from "./paths.ts";

it("keeps path, query and hash", () => {
  const place = new URL("https://katha.test/game/7?from=home#prompt");
  expect(herePath(place)).toBe("/game/7?from=home#prompt");
});

it.each([
  ["/login", true],
  ["/login/", true],
  ["/reset-password", true],
  ["/home", false],
  ["/game/login", false],
])("%s is a way in: %s", (path, door) => {
  expect(isDoor(path)).toBe(door);
});
