import { expect, it } from "vitest";
import { idOf } from "../../testing/stories.ts";
import { toLedger, toTaskResult } from "./progress.ts";

const explain = () => "Failed to load tasks.";
const task = {
  taskId: "daily-one",
  code: "daily-one",
  title: "One scene",
  description: "Play one scene today",
  isCompleted: false,
  isLocked: true,
  starReward: 2,
  levelRequired: null,
  progressPercentage: 50,
  coinReward: 5,
  currentValue: 1,
  targetValue: 2,
};

it("waits, then shows tasks and, where the server sent it, the player's level", () => {
  expect(toTaskResult({}, explain)).toEqual({ state: "loading" });
  const bare = toTaskResult({ data: { tasks: [task], summary: null } }, explain);
  expect(bare).toMatchObject({ state: "ready", player: undefined });
  expect(bare.state === "ready" && bare.tasks[0]).toMatchObject({ isLocked: true, percent: 50 });
});

it("keeps loaded tasks when a later read fails", () => {
  const data = { tasks: [], summary: null };
  expect(toTaskResult({ data, error: "lost" }, explain).state).toBe("ready");
  expect(toTaskResult({ error: "lost" }, explain)).toEqual({
    state: "failed",
    message: "Failed to load tasks.",
  });
});

it("joins the pages of the ledger under the newest balance", () => {
  const entry = (number: number) => ({
    id: idOf(number),
    amount: -number,
    balanceAfter: 100 - number,
    reason: "turn" as const,
    code: "",
    description: "",
    reference: null,
    createdAt: "2026-11-20T09:30:00.000Z",
  });
  const page = (balance: number, number: number) => ({
    balance,
    held: 0,
    entries: [entry(number)],
    nextCursor: null,
  });
  const ledger = toLedger({ data: { pages: [page(90, 2), page(97, 1)] } }, explain);
  expect(ledger).toMatchObject({ state: "ready", balance: 90 });
  expect(ledger.state === "ready" && ledger.entries.map(({ amount }) => amount)).toEqual([-2, -1]);
});
