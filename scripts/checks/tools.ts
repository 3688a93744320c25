// Vitest, Playwright and single programs as steps run them.
import path from "node:path";
import { root, run } from "../run/process.mjs";
import {
  type FailedTest,
  type Report,
  freshReport,
  readReport,
  reportOfCodes,
  reportVariable,
} from "./report.ts";
import { type Outcome, withSecondTry } from "./second-try.ts";

/** The path of a program in node_modules, for the pinned Node. */
export const installed = (program: string): string =>
  path.join(root, "node_modules", ...program.split("/"));

const reporter = (tool: string) => path.join(import.meta.dirname, "reporters", `${tool}.ts`);

/** A broken build makes everything red: no need to see it all. */
const mostFailures = 30;

export async function check(program: string, ...args: string[]): Promise<Outcome> {
  const code = await run(process.execPath, [program, ...args]);
  return { ...reportOfCodes({ [path.basename(program)]: code }), flaky: [] };
}

export function vitest(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const runTests = (again?: readonly FailedTest[]) =>
    reported(name, env, {
      cwd: root,
      args: [
        installed("vitest/vitest.mjs"),
        "run",
        "--reporter=minimal",
        `--reporter=${reporter("vitest")}`,
        `--bail=${mostFailures}`,
        ...args,
        ...(again ? ["--no-file-parallelism", ...filesOf(again)] : []),
      ],
    });
  return withSecondTry(runTests);
}

export function playwright(name: string, args: string[]): Promise<Outcome> {
  // Use our packages' sources, not their last build.
  const NODE_OPTIONS = `${process.env["NODE_OPTIONS"] ?? ""} --conditions=@katha/source`;
  const runTests = (again?: readonly FailedTest[]) =>
    reported(
      name,
      { NODE_OPTIONS },
      {
        cwd: path.join(root, "e2e"),
        args: [
          installed("@playwright/test/cli.js"),
          "test",
          `--reporter=list,${reporter("playwright")}`,
          `--max-failures=${mostFailures}`,
          ...args,
          ...(again ? ["--last-failed", "--workers=1"] : []),
        ],
      },
    );
  return withSecondTry(runTests);
}

async function reported(
  name: string,
  env: Record<string, string>,
  { cwd, args }: { cwd: string; args: string[] },
): Promise<Report> {
  const report = freshReport(name);
  const code = await run(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, [reportVariable]: report },
  });
  return readReport(report, code);
}

const filesOf = (failed: readonly FailedTest[]): string[] => [
  ...new Set(failed.map(({ file }) => path.join(root, file))),
];
