import { httpError, silentError } from "@katha/api";
import { expect, it } from "vitest";
import { answeredFields, failureOf, isMissing } from "./failure.ts";

const names = { username: "username", confirm_password: "confirmPassword" } as const;

it("gives each field the first fault that the server found in it, under the form's own name", () => {
  const detail = [
    { loc: ["body", "confirm_password"], msg: "Passwords do not match", type: "custom" },
    { loc: ["body", "confirm_password"], msg: "And another", type: "custom" },
    { loc: ["body", "shoe_size"], msg: "Who asked?", type: "custom" },
  ];
  expect(answeredFields(httpError(422, { detail }, null), names)).toEqual({
    confirmPassword: "Passwords do not match",
  });
});

it("returns no fields for any other error", () => {
  expect(answeredFields(httpError(401, { detail: "no" }, null), names)).toBeUndefined();
});

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
