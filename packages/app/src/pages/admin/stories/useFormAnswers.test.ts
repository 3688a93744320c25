import { httpError } from "@katha/api";
import { expect, it } from "vitest";
import { toPathFaults } from "./useFormAnswers.ts";

it("gives the path of each fault", () => {
  const detail = [{ loc: ["body", "title"], msg: "Title is required", type: "too_small" }];
  expect(toPathFaults(httpError(422, { detail }, null))).toEqual([
    { path: "body.title", message: "Title is required" },
  ]);
  expect(toPathFaults(httpError(500, { detail: "Broken" }, null))).toBeUndefined();
});
