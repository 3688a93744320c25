import type { FailedTest, Report } from "./report.ts";

export interface Outcome extends Report {
  /** Red at first, green when run once more alone; counted as passed. */
  readonly flaky: readonly FailedTest[];
}

/** More red tests than this are no bad luck. */
const mostTriedAgain = 10;

/** Runs tests, and those that fail once more alone. `runTests` is given the red ones the second time. */
export async function withSecondTry(
  runTests: (again?: readonly FailedTest[]) => Promise<Report>,
): Promise<Outcome> {
  const first = await runTests();
  const isWorthIt = first.failed.length > 0 && first.failed.length <= mostTriedAgain;
  // What failed outside of any file cannot be run alone.
  if (!isWorthIt || first.failed.some(({ file }) => file === "")) return { ...first, flaky: [] };
  console.log(`\n${first.failed.length} red: once more, alone`);
  const second = await runTests(first.failed);
  if (second.failed.some(({ file }) => file === "")) return { ...first, flaky: [] };
  const stillRed = new Set(second.failed.map(keyOf));
  const flaky = first.failed.filter((test) => !stillRed.has(keyOf(test)));
  return { ...first, passed: first.passed + flaky.length, failed: second.failed, flaky };
}

export const keyOf = ({ file, name }: Pick<FailedTest, "file" | "name">): string =>
  [file, name].filter(Boolean).join(" › ");
