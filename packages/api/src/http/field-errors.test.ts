import { describe, expect, it } from "vitest";
import { httpError } from "./api-error.ts";
import { fieldErrors } from "./field-errors.ts";

describe("fieldErrors", () => {
  const detail = [
    { loc: ["body", "confirm_password"], msg: "Passwords do not match", type: "custom" },
    { loc: ["body", "confirm_password"], msg: "And another", type: "custom" },
    { loc: ["body", "shoe_size"], msg: "Who asked?", type: "custom" },
  ];
  const refused = httpError(422, { detail }, null);

  it("gives each field the first fault that the server found in it", () => {
    expect(fieldErrors(refused)).toEqual({
      confirmPassword: "Passwords do not match",
      shoeSize: "Who asked?",
    });
  });

  it("leaves out what the form does not have", () => {
    expect(fieldErrors(refused, ["confirmPassword", "username"])).toEqual({
      confirmPassword: "Passwords do not match",
    });
  });

  it("returns no fields for any other error", () => {
    expect(fieldErrors(httpError(401, { detail: "no" }, null))).toBeUndefined();
    expect(fieldErrors(new Error("x is not a function"))).toBeUndefined();
  });
});
