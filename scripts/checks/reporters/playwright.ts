import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { type FailedTest, fromRoot, writeReport } from "../report.ts";

/** Writes what the checks need to know of a run of Playwright. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads it by its path
export default class ChecksReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: TestError[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** An error outside of any test. */
  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    writeReport({
      passed: count("expected"),
      skipped: count("skipped"),
      failed: [
        ...tests.filter((test) => test.outcome() === "unexpected").map(failureOf),
        ...this.errors.map(({ message = "" }) => ({
          file: "",
          name: "an error outside of the tests",
          message,
        })),
      ],
      files: Object.entries(Object.groupBy(tests, ({ location }) => fromRoot(location.file))).map(
        ([file, own = []]) => ({
          file,
          seconds: own.reduce((sum, { results }) => sum + (results[0]?.duration ?? 0), 0) / 1_000,
        }),
      ),
    });
  }
}

function failureOf(test: TestCase): FailedTest {
  const [, project, , ...names] = test.titlePath();
  return {
    file: fromRoot(test.location.file),
    name: `${names.join(" › ")} (${project})`,
    message: test.results.at(-1)?.error?.message ?? "it did not run",
  };
}
