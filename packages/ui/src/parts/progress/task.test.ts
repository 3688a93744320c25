import { expect, test } from "vitest";
import { stateOf } from "./task.ts";

test("locked wins over completed, and completed over the rest", () => {
  expect(stateOf({ isLocked: true, isCompleted: true })).toBe("locked");
  expect(stateOf({ isLocked: true, isCompleted: false })).toBe("locked");
  expect(stateOf({ isLocked: false, isCompleted: true })).toBe("completed");
  expect(stateOf({ isLocked: false, isCompleted: false })).toBe("open");
});
