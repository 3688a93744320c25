import { expect, test } from "vitest";
import { usage } from "../../../fixtures/admin/model-usage.ts";
import { hasUnpriced, usageBy } from "./model-usage.ts";

const small = { ...usage, since: "2026-11-18", today: "2026-11-20" };
const [row] = usage.rows;
if (!row) throw new Error("The fixture is empty.");
const on = (day: string, change: Partial<typeof row> = {}) =>
  Object.assign({}, row, { day }, change);

test("every day is there, the empty ones too", () => {
  const rows = [on("2026-11-20", { turns: 2 }), on("2026-11-20", { turns: 3, modelKey: "vyasa" })];
  const days = usageBy({ ...small, rows }, "day", "turns", []);
  expect(days.map(({ key, values }) => [key, values.turns])).toEqual([
    ["2026-11-18", 0],
    ["2026-11-19", 0],
    ["2026-11-20", 5],
  ]);
});

test("stories of one title are two, and the most used stands first by what is measured", () => {
  const rows = [
    on("2026-11-19", { storyId: "a", storyTitle: "Ferry", turns: 9, costDollars: 1 }),
    on("2026-11-20", { storyId: "b", storyTitle: "Ferry", turns: 1, costDollars: 4 }),
  ];
  const keys = (by: "turns" | "dollars") =>
    usageBy({ ...small, rows }, "story", by, []).map(({ key }) => key);
  expect(keys("turns")).toEqual(["a", "b"]);
  expect(keys("dollars")).toEqual(["b", "a"]);
});

test("a model is called as players know it, and one that is gone by its key", () => {
  const rows = [on("2026-11-20"), on("2026-11-20", { modelKey: "gone", turns: 0 })];
  const models = [{ modelKey: row.modelKey, displayName: "Tenali" }];
  expect(usageBy({ ...small, rows }, "model", "turns", models).map(({ name }) => name)).toEqual([
    "Tenali",
    "gone",
  ]);
});

test("tokens without a price are said to be so", () => {
  const unpriced = on("2026-11-20", { costDollars: null, promptTokens: 5 });
  expect(hasUnpriced({ ...small, rows: [unpriced] })).toBe(true);
  expect(hasUnpriced({ ...small, rows: [on("2026-11-20", { costDollars: 0.1 })] })).toBe(false);
});
