import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { flakyAgain, keepRun, type KeptRun, keptRuns, slower, slowestFiles } from "./kept-runs.ts";

const folder = mkdtempSync(path.join(tmpdir(), "katha kept "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (more: Partial<KeptRun>): KeptRun => ({
  command: "test",
  commit: "abc1234",
  at: "2026-11-20T12:00:00.000Z",
  seconds: 300,
  steps: {},
  files: {},
  flaky: [],
  ...more,
});

test("the last ten runs are kept", () => {
  const file = path.join(folder, "katha", "checks.json");
  expect(keptRuns(file)).toEqual([]);
  for (let at = 0; at < 12; at += 1) keepRun(run({ commit: `c${at}` }), file);
  expect(keptRuns(file).map(({ commit }) => commit)).toEqual(
    Array.from({ length: 10 }, (_, at) => `c${at + 2}`),
  );
});

test("where they cannot be kept, that is said", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  expect(keepRun(run({}), path.join(file, "checks.json"))).toMatch(/^The times were not kept: /);
});

test("of the files the slowest are kept", () => {
  const files = Array.from({ length: 60 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }));
  const kept = slowestFiles(files);
  expect(Object.keys(kept)).toHaveLength(40);
  expect(kept).toMatchObject({ "59.test.ts": 59, "20.test.ts": 20 });
});

test("what became slower than in the last run of the same command is told, the worst first", () => {
  const before = [
    run({ steps: { unit: 100, server: 100 }, files: { "a.test.ts": 10 } }),
    run({ command: "test:all", steps: { unit: 1 } }),
  ];
  const now = run({ steps: { unit: 130, server: 105, new: 50 }, files: { "a.test.ts": 60 } });
  expect(slower(now, before)).toEqual(["a.test.ts: 10 → 60 s", "unit: 100 → 130 s"]);
});

test("a test that is flaky twice in ten runs is red", () => {
  const quiet = Array.from({ length: 9 }, () => run({}));
  const once = run({ flaky: ["a.test.ts › waits"] });
  expect(flakyAgain(["a.test.ts › waits"], [once, ...quiet])).toEqual([]);
  expect(flakyAgain(["a.test.ts › waits"], [once, ...quiet.slice(1)])).toEqual([
    "a.test.ts › waits",
  ]);
});
