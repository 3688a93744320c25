import { httpError, silentError } from "@katha/api";
import { expect, it } from "vitest";
import { failureOf, isMissing } from "./failure.ts";

it.each([
  [httpError(401, { detail: "Not this password." }, null), "Not this password."],
  [httpError(500, "<html>", null), "Login failed"],
  [silentError("network"), "Katha cannot be reached"],
  [silentError("timeout"), "Katha cannot be reached"],
  [silentError("schema"), "Login failed"],
  [new Error("x is not a function"), "Login failed"],
])("says of %j: %s", (error, words) => {
  expect(failureOf(error, "Katha cannot be reached", "Login failed")).toBe(words);
});

it("counts an unknown or malformed id as missing, and nothing else", () => {
  const statuses = [400, 401, 403, 404, 409, 410, 422, 500];
  const missing = statuses.filter((status) => isMissing(httpError(status, {}, null)));
  expect(missing).toEqual([404, 410, 422]);
  expect(isMissing(silentError("network"))).toBe(false);
});
