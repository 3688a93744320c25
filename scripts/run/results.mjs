import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {number[]} exitCodes @returns {Counts} */
export function countChecks(exitCodes) {
  const failed = exitCodes.filter((code) => code !== 0).length;
  return { passed: exitCodes.length - failed, failed, skipped: 0 };
}

/**
 * A file that could not be loaded has no tests to count, so it counts as one failure.
 * @param {string} report Vitest's, in JSON @param {number} exitCode @returns {Counts}
 */
export function countVitest(report, exitCode) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    read(report) ?? {};
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = testResults ?? [];
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  return noBetterThan(exitCode, {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + broken,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  });
}

/** @param {string} report Playwright's, in JSON @param {number} exitCode @returns {Counts} */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report)?.stats ?? {};
  return noBetterThan(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}

/**
 * A run that failed although every test passed (an unhandled error), or that had no tests, counts as a failure.
 * @param {number} exitCode @param {Counts} counts @returns {Counts}
 */
function noBetterThan(exitCode, counts) {
  const isFailed = exitCode !== 0 || counts.passed + counts.failed === 0;
  return isFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
