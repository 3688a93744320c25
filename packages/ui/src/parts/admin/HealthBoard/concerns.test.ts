import { expect, it } from "vitest";
import { troubledSystem, healthySystem } from "../../../fixtures/admin/health.ts";
import { concernsOf } from "./concerns.ts";

it("finds nothing if all is well", () => {
  expect(concernsOf(healthySystem)).toEqual([]);
});

it("lists what needs attention, the most serious first", () => {
  expect(concernsOf(troubledSystem).map(({ kind }) => kind)).toEqual([
    "disk",
    "waits",
    "rests",
    "gaveUp",
    "fails",
  ]);
});

it("tolerates jobs that have not waited long, but not longer ones", () => {
  const waitingFor = (ms: number) => {
    const oldest = new Date(Date.parse(healthySystem.checkedAt) - ms).toISOString();
    const queues = { ...healthySystem.queues, turns: { waiting: 1, oldest } };
    return concernsOf({ ...healthySystem, queues });
  };
  expect(waitingFor(5 * 60_000)).toEqual([]);
  expect(waitingFor(5 * 60_000 + 1)).toMatchObject([{ kind: "waits", queue: "turns" }]);
});
