import { expect, test } from "vitest";
import { stateOf } from "./task.ts";

test("a locked task is locked even if it is completed, and a completed one is never open", () => {
  expect(stateOf({ isLocked: true, isCompleted: true })).toBe("locked");
  expect(stateOf({ isLocked: true, isCompleted: false })).toBe("locked");
  expect(stateOf({ isLocked: false, isCompleted: true })).toBe("completed");
  expect(stateOf({ isLocked: false, isCompleted: false })).toBe("open");
});
