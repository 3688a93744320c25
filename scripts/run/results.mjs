import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number, unsteady?: number }} Counts */

/** @param {{ passed: boolean }[]} checks @returns {Counts} */
export function countChecks(checks) {
  const passed = checks.filter((check) => check.passed).length;
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/**
 * What Vitest's JSON report counts. A file that could not even be loaded has no test to count and
 * is one failure; so is a run that failed with every test green (an unhandled error, no test found).
 * @param {string} file @param {number} exitCode @returns {Counts}
 */
export function countVitest(file, exitCode) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ result) =>
      result.status === "failed" &&
      !result.assertionResults.some((/** @type {any} */ test) => test.status === "failed"),
  ).length;
  return atLeastOneFailure(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * What Playwright's JSON report counts. A test that passed only when tried again is unsteady: it has
 * failed, or, where that is forgiven, it has passed and is told of.
 * @param {string} file @param {number} exitCode @param {boolean} [forgiving] @returns {Counts}
 */
export function countPlaywright(file, exitCode, forgiving = false) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky: unsteady, skipped } = report.stats;
  const [passed, failed] = forgiving
    ? [expected + unsteady, unexpected]
    : [expected, unexpected + unsteady];
  return atLeastOneFailure(exitCode, {
    passed,
    failed,
    skipped,
    ...(unsteady > 0 && { unsteady }),
  });
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}

/** @param {number} exitCode @param {Counts} counts @returns {Counts} */
function atLeastOneFailure(exitCode, counts) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
