import { httpError, silentError } from "@katha/api";
import { expect, it } from "vitest";
import { answeredFields, failureOf } from "./answered.ts";

const names = { username: "username", confirm_password: "confirmPassword" } as const;

it("gives each field the first fault told of it, under the form's own name", () => {
  const detail = [
    { loc: ["body", "confirm_password"], msg: "Passwords do not match", type: "custom" },
    { loc: ["body", "confirm_password"], msg: "And another", type: "custom" },
    { loc: ["body", "shoe_size"], msg: "Who asked?", type: "custom" },
  ];
  expect(answeredFields(httpError(422, { detail }, null), names)).toEqual({
    confirmPassword: "Passwords do not match",
  });
});

it("has nothing to say of fields when the fault is another", () => {
  expect(answeredFields(httpError(401, { detail: "no" }, null), names)).toBeUndefined();
});

it.each([
  [httpError(401, { detail: "Not this password." }, null), "Not this password."],
  [httpError(500, "<html>", null), "Login failed"],
  [silentError("network"), "Katha cannot be reached"],
  [silentError("timeout"), "Katha cannot be reached"],
  [silentError("schema"), "Login failed"],
  [new Error("x is not a function"), "Login failed"],
])("%j is told as %s", (error, words) => {
  expect(failureOf(error, "Katha cannot be reached", "Login failed")).toBe(words);
});
