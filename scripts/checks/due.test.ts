import { expect, test } from "vitest";
import { type Git, whetherDue } from "./due.ts";

const day = 24 * 60 * 60;
const head = 1_790_000_000;

const history =
  (changed: number | undefined, uncommitted = ""): Git =>
  (command, ...rest) => {
    if (command === "status") return uncommitted;
    if (!rest.includes("--")) return String(head);
    return changed === undefined ? "" : `${changed} abc1234`;
  };

test("a step is due for three days of history after a change of its files", () => {
  expect(whetherDue(["packages/painter"], history(head - 2 * day))).toEqual({
    isDue: true,
    reason: "changed in abc1234",
  });
  expect(whetherDue(["packages/painter"], history(head - 4 * day))).toEqual({
    isDue: false,
    reason: "nothing has changed there since 2026-09-17 (abc1234)",
  });
});

test("a step is due where its files have changes that are not committed", () => {
  expect(whetherDue(["packages/painter"], history(head - 4 * day, " M a.ts")).isDue).toBe(true);
});

test("a step is due where there is no history", () => {
  expect(whetherDue(["packages/painter"], () => undefined).isDue).toBe(true);
});
