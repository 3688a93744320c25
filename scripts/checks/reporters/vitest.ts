import type { Reporter, TestModule } from "vitest/node";
import { type FailedTest, fromRoot, writeReport } from "../report.ts";

/** Writes what the checks need to know of a run of Vitest; unlike its own JSON, this has the unhandled errors. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads it by its path
export default class ChecksReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Unhandled[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    writeReport({
      passed: count("passed"),
      skipped: count("skipped"),
      failed: [...modules.flatMap(failuresOf), ...unhandledIn(modules, unhandled)],
      files: modules.map((module) => ({
        file: fromRoot(module.moduleId),
        seconds: secondsOf(module),
      })),
    });
  }
}

interface Unhandled {
  name?: string;
  message: string;
  cause?: unknown;
}

/** Where the process that ran a file crashed, the file has no result: it failed, and can be run alone. */
function unhandledIn(
  modules: readonly TestModule[],
  unhandled: readonly Unhandled[],
): FailedTest[] {
  const cut = modules.filter((module) => ["pending", "queued"].includes(module.state()));
  const isCrash = ({ message, cause }: Unhandled) =>
    /exited unexpectedly/.test(`${message} ${(cause as Error | undefined)?.message}`);
  if (cut.length > 0 && unhandled.length > 0 && unhandled.every(isCrash))
    return cut.map(({ moduleId }) => ({
      file: fromRoot(moduleId),
      name: "",
      message: "The process that ran it crashed.",
    }));
  return unhandled.map(({ message }) => ({ file: "", name: "an unhandled error", message }));
}

function failuresOf(module: TestModule): FailedTest[] {
  const file = fromRoot(module.moduleId);
  const failed = [...module.children.allTests("failed")].map((test) => ({
    file,
    name: test.fullName,
    message: test.result().errors?.[0]?.message ?? "",
  }));
  if (failed.length > 0 || module.state() !== "failed") return failed;
  return [{ file, name: "", message: module.errors()[0]?.message ?? "it could not be run" }];
}

function secondsOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1_000;
}
