import { expect, it } from "vitest";
import { herePath, isSignInPath } from "./sign-in-paths.ts";

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
])("%s is a sign-in page: %s", (path, isSignIn) => {
  expect(isSignInPath(path)).toBe(isSignIn);
});
