import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findPostgresPrograms } from "../../packages/server/src/testing/find-postgres.ts";
import { findBrowser } from "../browser.mjs";
import { ensureAppBuilt } from "./app-build.mjs";
import { PlainError, endingWithParent, inheritedAndTied, root, runHere } from "./program.mjs";
import { countChecks, countPlaywright, countVitest } from "./results.mjs";
import { pinnedNode } from "./runtime.mjs";
import { checkTypes } from "./types.mjs";

/**
 * One step of `npm test`. `run` answers what it counted; a PlainError is one failure.
 * @typedef {{ name: string, about: string, run: (more: string[]) => Promise<import("./results.mjs").Counts>,
 *   needsBrowser?: true, whenNamed?: true, skip?: () => string | undefined }} Step
 */

/** Nobody sits before an automatic run to look at it again; see docs/decisions/0052. */
const forgiving = Boolean(process.env.CI);

const reports = path.join(root, "node_modules", ".cache", "katha", "reports");

/** @type {Step[]} */
export const steps = [
  {
    name: "browser",
    about: "a Chromium for the stories and the journeys",
    run: async () => {
      process.env.CHROMIUM_PATH = await findBrowser();
      say(process.env.CHROMIUM_PATH);
      return countChecks([{ passed: true }]);
    },
  },
  {
    name: "types",
    about: "the TypeScript compiler over every package",
    run: async () => countChecks(await checkTypes(say)),
  },
  {
    name: "lint",
    about: "oxlint, the import borders among its rules",
    run: (more) => check("oxlint", ["--deny-warnings", ...more]),
  },
  {
    name: "format",
    about: "oxfmt, checking only",
    run: (more) => check("oxfmt", ["--check", ...more]),
  },
  {
    name: "unit",
    about: "everything outside the server that needs no browser",
    run: (more) => vitest("unit", more),
  },
  {
    name: "stories",
    about: "every story of the Storybook in a real browser, with axe",
    needsBrowser: true,
    run: (more) => vitest("stories", more),
  },
  {
    name: "server",
    about: "the server and its contract on PGlite",
    run: (more) => vitest("server (pglite)", more),
  },
  {
    name: "postgres",
    about: "the same server suite on PostgreSQL",
    skip: () => (postgres() ? undefined : "no TEST_DATABASE_URL, and no PostgreSQL programs found"),
    run: async (more) => {
      say(`on ${postgres()}`);
      return vitest("server (postgres)", more);
    },
  },
  {
    name: "journeys",
    about: "the built app and the real server in a real browser",
    needsBrowser: true,
    run: async (more) => {
      await ensureAppBuilt();
      return playwright("journeys", more);
    },
  },
  {
    name: "storybook",
    about: "the Storybook, built and gone through as a designer does",
    needsBrowser: true,
    whenNamed: true,
    run: (more) => playwright("storybook", ["--config=studio.config.ts", ...more]),
  },
];

function postgres() {
  if (process.env.TEST_DATABASE_URL) return "the server of TEST_DATABASE_URL";
  const programs = findPostgresPrograms();
  return programs && `a server of the programs in ${programs}`;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} tool @param {string[]} args */
async function check(tool, args) {
  const program = path.join(root, "node_modules", tool, "bin", tool);
  const code = await runHere(pinnedNode(), [program, ...args]);
  return countChecks([{ passed: code === 0 }]);
}

/** @param {string} project @param {string[]} more */
async function vitest(project, more) {
  const report = freshReport(`${project.replaceAll(/\W+/g, "-")}.json`);
  const vitestProgram = path.join(root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`];
  const config = ["--config", "vitest.workspace.ts", `--project=${project}`];
  const code = await runTied([vitestProgram, "run", ...config, ...reporters, ...more]);
  return countVitest(report, code);
}

/** @param {string} name @param {string[]} more */
async function playwright(name, more) {
  const report = freshReport(`${name}.json`);
  const cli = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const code = await runTied([cli, "test", "--reporter=list,json", ...more], {
    cwd: path.join(root, "e2e"),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return countPlaywright(report, code, forgiving);
}

/** @param {string[]} args @param {import("node:child_process").SpawnOptions} [options] */
function runTied(args, options = {}) {
  return runHere(pinnedNode(), [endingWithParent, ...args], {
    stdio: inheritedAndTied,
    ...options,
  });
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const report = path.join(reports, name);
  rmSync(report, { force: true });
  if (existsSync(report)) throw new PlainError(`${report} cannot be removed.`);
  return report;
}
