import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Report, readReport, reportOfCodes } from "./report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "katha reports "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(report: Partial<Report>): string {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify({ passed: 0, skipped: 0, failed: [], files: [], ...report }));
  return file;
}

const red = { file: "a.test.ts", name: "holds", message: "it does not" };

test("red tests are as the tool reports them", () => {
  expect(readReport(written({ passed: 5, failed: [red] }), 1).failed).toEqual([red]);
});

test("a run that failed although every test passed is a failure", () => {
  expect(readReport(written({ passed: 5 }), 0).failed).toEqual([]);
  expect(readReport(written({ passed: 5 }), 1).failed).toHaveLength(1);
});

test("a run without a report, or without tests, is a failure whatever its exit code", () => {
  expect(readReport(path.join(folder, "none.json"), 0).failed).toHaveLength(1);
  expect(readReport(written({}), 0).failed).toHaveLength(1);
});

test("a check fails by its exit code", () => {
  const { passed, failed } = reportOfCodes({ "packages/ui": 0, "packages/app": 2 });
  expect(passed).toBe(1);
  expect(failed.map(({ name }) => name)).toEqual(["packages/app"]);
});
