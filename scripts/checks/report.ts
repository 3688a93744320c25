import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run/process.mjs";

export interface FailedTest {
  /** From the root of the repository. */
  readonly file: string;
  /** Empty where the file as a whole failed, for example because it could not be loaded. */
  readonly name: string;
  readonly message: string;
}

/** What the tests of one step came to. */
export interface Report {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly FailedTest[];
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
}

/** Where a tool's reporter writes its report: the tool's process gets the path in this variable. */
export const reportVariable = "TEST_REPORT";

const folder = path.join(root, "node_modules", ".cache", "katha", "reports");

/** The path for a step's report, with nothing of an earlier run there. */
export function freshReport(step: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${step}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Called by the reporters, in the tool's process. */
export function writeReport(report: Report): void {
  const file = process.env[reportVariable];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** A run that failed although every test passed, or that had no tests, counts as one failure. */
export function readReport(file: string, exitCode: number): Report {
  const report = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Report)
    : { passed: 0, skipped: 0, failed: [], files: [] };
  const hasRun = report.passed + report.failed.length > 0;
  if ((exitCode === 0 && hasRun) || report.failed.length > 0) return report;
  const message = hasRun ? `it ended with code ${exitCode}` : "no test was run";
  return { ...report, failed: [{ file: "", name: "", message }] };
}

/** Checks without tests, such as types: one for each exit code. */
export function reportOfCodes(codes: Readonly<Record<string, number>>): Report {
  const failed = Object.entries(codes).filter(([, code]) => code !== 0);
  return {
    passed: Object.keys(codes).length - failed.length,
    skipped: 0,
    failed: failed.map(([name, code]) => ({
      file: "",
      name,
      message: `it ended with code ${code}`,
    })),
    files: [],
  };
}

export const fromRoot = (file: string): string =>
  path.relative(root, file).replaceAll(path.sep, "/");
