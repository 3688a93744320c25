import { expect, test, vi } from "vitest";
import type { FailedTest, Report } from "./report.ts";
import { withSecondTry } from "./second-try.ts";

vi.spyOn(console, "log").mockReturnValue();

const red = (name: string, file = "a.test.ts"): FailedTest => ({ file, name, message: "no" });

/** Tests that come to this in the first run and to that in the second. */
function runs(...failed: FailedTest[][]) {
  const reports = failed.map((each): Report => ({
    passed: 8,
    skipped: 0,
    failed: each,
    files: [],
  }));
  return vi.fn<Parameters<typeof withSecondTry>[0]>(() =>
    Promise.resolve(reports.shift() as Report),
  );
}

test("what is green when it runs alone is flaky, and has passed", async () => {
  const runTests = runs([red("one"), red("two")], [red("two")]);
  expect(await withSecondTry(runTests)).toMatchObject({
    passed: 9,
    failed: [red("two")],
    flaky: [red("one")],
  });
  expect(runTests).toHaveBeenLastCalledWith([red("one"), red("two")]);
});

test("what turns red when it runs alone is red", async () => {
  const { failed } = await withSecondTry(runs([red("one")], [red("its neighbour")]));
  expect(failed).toEqual([red("its neighbour")]);
});

test("a second run that did not come about changes nothing", async () => {
  const broken = red("", "");
  expect(await withSecondTry(runs([red("one")], [broken]))).toMatchObject({
    passed: 8,
    failed: [red("one")],
    flaky: [],
  });
});

test("there is one run where all is green, where too much is red, and where no file is to blame", async () => {
  const many = Array.from({ length: 11 }, (_, at) => red(`test ${at}`));
  for (const failed of [[], many, [red("an unhandled error", "")]]) {
    const runTests = runs(failed);
    expect((await withSecondTry(runTests)).failed).toEqual(failed);
    expect(runTests).toHaveBeenCalledOnce();
  }
});
