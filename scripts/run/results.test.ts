import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countChecks, countPlaywright, countVitest, sum } from "./results.mjs";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha results "));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function report(content: unknown) {
  const file = path.join(folder, "report.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failed: number, files: unknown[] = []) =>
  report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: files,
  });

test("Vitest's tests are counted", async () => {
  expect(countVitest(await vitest(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
});

test("a file that could not be loaded is a failure", async () => {
  const broken = { status: "failed", assertionResults: [] };
  const failing = { status: "failed", assertionResults: [{ status: "failed" }] };
  const file = await vitest(5, 1, [broken, failing]);
  expect(countVitest(file, 1)).toMatchObject({ failed: 2 });
});

test("a run that failed although every test passed is a failure", async () => {
  expect(countVitest(await vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
});

test("a run without a report, or without tests, is a failure whatever its exit code", async () => {
  const nowhere = path.join(folder, "none.json");
  expect(countVitest(nowhere, 0)).toMatchObject({ failed: 1 });
  expect(countPlaywright(nowhere, 0)).toMatchObject({ failed: 1 });
  expect(countVitest(await vitest(0, 0), 0)).toMatchObject({ failed: 1 });
});

test("a journey that passed only on a retry has failed", async () => {
  const file = await report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(countPlaywright(file, 0)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("checks and steps add up", () => {
  const checks = countChecks([0, 2]);
  expect(sum([checks, { passed: 3, failed: 0, skipped: 1 }])).toEqual({
    passed: 4,
    failed: 1,
    skipped: 1,
  });
});
