import { expect, test } from "vitest";
import { resultOf } from "./result-of.ts";

type Result =
  | { state: "ready"; story: string; player?: string }
  | { state: "loading" }
  | { state: "failed"; message: string };

test("what is loaded stays when a later read fails", () => {
  expect(resultOf<Result>({ story: "Exile" }, "Cannot be reached")).toEqual({
    state: "ready",
    story: "Exile",
  });
});

test("a read fails or is under way", () => {
  expect(resultOf<Result>(undefined, "Cannot be reached")).toEqual({
    state: "failed",
    message: "Cannot be reached",
  });
  expect(resultOf<Result>(undefined, undefined)).toEqual({ state: "loading" });
});

test("a field that the screen does not take does not compile", () => {
  const isRead = Math.random() < 2;
  // @ts-expect-error the field was renamed
  const renamed: Result = resultOf(isRead ? { story: "", gamer: "" } : undefined, undefined);
  // @ts-expect-error the field was renamed
  const inferred: Result = resultOf((isRead && { story: "", gamer: "" }) || undefined, undefined);
  // @ts-expect-error a field is missing
  const missing: Result = resultOf({ player: "" }, undefined);
  expect([renamed, inferred, missing]).toHaveLength(3);
});
