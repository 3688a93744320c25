import { expect, it } from "vitest";
import { troubledSystem, healthySystem } from "../../../fixtures/admin/health.ts";
import { concernsOf } from "./concerns.ts";

it("finds nothing where all is well", () => {
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

it("bears with what has only begun to wait, and not with what waits longer", () => {
  const waitingFor = (ms: number) => {
    const oldest = new Date(Date.parse(healthySystem.checkedAt) - ms).toISOString();
    const queues = { ...healthySystem.queues, turns: { waiting: 1, oldest } };
    return concernsOf({ ...healthySystem, queues });
  };
  expect(waitingFor(5 * 60_000)).toEqual([]);
  expect(waitingFor(5 * 60_000 + 1)).toMatchObject([{ kind: "waits", queue: "turns" }]);
});
