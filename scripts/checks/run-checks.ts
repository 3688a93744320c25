import { spawnSync } from "node:child_process";
import { PlainError, root } from "../run/process.mjs";
import {
  flakyAgain,
  keepRun,
  type KeptRun,
  keptRuns,
  rounded,
  slower,
  slowestFiles,
} from "./kept-runs.ts";
import { whetherDue } from "./due.ts";
import { reportOfCodes } from "./report.ts";
import { keyOf, type Outcome } from "./second-try.ts";
import { type Command, prepare, type Step, steps } from "./steps.ts";

interface StepResult {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
  /** Why it did not run. */
  readonly skipped?: string;
}

/** What is asked on the command line. */
interface Choice {
  readonly command: Command;
  readonly chosen: readonly Step[];
  readonly more: string[];
}

/** Runs the steps that the arguments ask for; the result is the exit code. */
export async function runChecks(args: readonly string[]): Promise<number> {
  if (args[0] === "--list") {
    for (const { name, about, onlyInAll } of steps)
      console.log(`${name.padEnd(10)} ${about}${onlyInAll ? " (test:all)" : ""}`);
    return 0;
  }
  const choice = choose(args);
  // Random tests try all that they can.
  if (choice.command === "test:all --every") process.env["THOROUGH"] = "1";
  const began = performance.now();
  const end = await prepare(choice.chosen);
  const results: StepResult[] = [];
  try {
    for (const group of groupsOf(choice.chosen))
      results.push(...(await Promise.all(group.map((step) => runStep(step, choice)))));
  } finally {
    await end();
  }
  return printSummary(choice, results, secondsSince(began));
}

/** `npm test -- unit stories` runs these two steps, whole; further arguments are passed to their tools. */
function choose(args: readonly string[]): Choice {
  if (args[0] === "--all") {
    const isEvery = args[1] === "--every";
    if (args.length > (isEvery ? 2 : 1))
      throw new PlainError("test:all takes --every and nothing else.");
    return { command: isEvery ? "test:all --every" : "test:all", chosen: steps, more: [] };
  }
  if (args.length === 0)
    return { command: "test", chosen: steps.filter((step) => !step.onlyInAll), more: [] };
  const known = steps.map(({ name }) => name);
  const names = args.slice(0, args.findIndex((arg) => !known.includes(arg)) >>> 0);
  if (names.length === 0)
    throw new PlainError(`There is no step "${args[0]}". The steps are ${known.join(", ")}.`);
  return {
    command: "named",
    chosen: steps.filter(({ name }) => names.includes(name)),
    more: args.slice(names.length),
  };
}

/** Groups adjacent steps that may run in parallel. */
function groupsOf(chosen: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of chosen) {
    const group = groups.at(-1);
    if (step.besideOthers && group?.[0]?.besideOthers) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep(step: Step, { command, more }: Choice): Promise<StepResult> {
  const { name, about } = step;
  console.log(`\n── ${name}: ${about}`);
  const notRun = (reason: string): StepResult => {
    console.log(`not run: ${reason}`);
    return { name, outcome: noTests, seconds: 0, skipped: reason };
  };
  const cannot = step.skip?.();
  if (cannot) return notRun(cannot);
  const due = dueFor(step, command);
  if (!due.isDue && !step.alwaysInPart) return notRun(due.reason);
  if (step.heavy && command === "test:all")
    console.log(due.isDue ? `whole: ${due.reason}` : `in part: ${due.reason}`);
  const began = performance.now();
  let outcome: Outcome;
  try {
    outcome = await step.run({ command, more, isDue: due.isDue });
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    outcome = { ...reportOfCodes({ [name]: 1 }), flaky: [] };
  }
  const result = { name, outcome, seconds: secondsSince(began) };
  console.log(`${name}: ${lineOf(result)}`);
  return result;
}

function dueFor({ heavy }: Step, command: Command) {
  if (!heavy || command === "named" || command === "test:all --every")
    return { isDue: true, reason: "" };
  if (command === "test") return { isDue: false, reason: "" };
  return whetherDue(heavy);
}

const noTests: Outcome = { passed: 0, skipped: 0, failed: [], files: [], flaky: [] };

function printSummary(
  { command }: Choice,
  results: readonly StepResult[],
  seconds: number,
): number {
  console.log("");
  for (const step of results) console.log(`${step.name.padEnd(10)} ${lineOf(step)}`);
  const flaky = results.flatMap(({ outcome }) => outcome.flaky);
  const again = command === "named" ? [] : keepTimes(command, results, seconds);
  const red = results.flatMap(({ outcome }) => outcome.failed);
  for (const test of flaky)
    console.log(`\nflaky, green when run again: ${keyOf(test)}\n${shortened(test.message)}`);
  for (const test of red) console.log(`\nred: ${keyOf(test)}\n${shortened(test.message)}`);
  for (const test of again) console.log(`\nred, because it was flaky twice in ten runs: ${test}`);
  const failed = red.length + again.length;
  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0) - again.length;
  console.log(`\n${duration(seconds)} in all, ${flaky.length} flaky`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Keeps the run, prints what became slower, and returns the tests that are flaky again. */
function keepTimes(command: string, results: readonly StepResult[], seconds: number): string[] {
  const before = keptRuns();
  const run: KeptRun = {
    command,
    commit: spawnSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: root,
      encoding: "utf8",
    }).stdout?.trim(),
    at: new Date().toISOString(),
    seconds: rounded(seconds),
    steps: Object.fromEntries(
      results.filter(({ skipped }) => !skipped).map((step) => [step.name, rounded(step.seconds)]),
    ),
    files: slowestFiles(results.flatMap(({ outcome }) => outcome.files)),
    flaky: results.flatMap(({ outcome }) => outcome.flaky.map(keyOf)),
  };
  const kept = keepRun(run);
  const grown = slower(run, before);
  if (grown.length > 0) console.log(`\nslower than the last time:\n  ${grown.join("\n  ")}`);
  console.log(`\n${kept}`);
  return flakyAgain(run.flaky, before);
}

function lineOf({ outcome, seconds, skipped }: StepResult): string {
  if (skipped) return `– not run: ${skipped}`;
  const { passed, failed, flaky } = outcome;
  const mark = failed.length === 0 ? "✓" : "✗";
  const more = [
    ...(outcome.skipped > 0 ? [`${outcome.skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ];
  const counts = [`${passed} passed`, `${failed.length} failed`, ...more].join(", ");
  return `${mark} ${counts} · ${duration(seconds)}`;
}

const shortened = (message: string) => message.split("\n").slice(0, 12).join("\n").slice(0, 1_500);

const secondsSince = (moment: number) => (performance.now() - moment) / 1_000;

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? `${whole} s`
    : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}
