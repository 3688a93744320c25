import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findPostgresPrograms } from "../../packages/server/src/testing/find-postgres.ts";
import { findBrowser } from "../browser.mjs";
import { whatTheImageLacks } from "../image/missing.ts";
import { buildAppIfStale } from "./build.mjs";
import { mustRun, root, run } from "./process.mjs";
import { countChecks, countPlaywright, countVitest } from "./results.mjs";

/**
 * One step of `npm test`, or with `onlyInAll` of `npm run test:all` alone. `run` gets what follows on the command line,
 * and whether the step runs whole: in `test:all`, or because it was named. A PlainError counts as one failure.
 * @typedef {{ name: string, about: string, run: (more: string[], whole: boolean) => Promise<import("./results.mjs").Counts>,
 *   needsBrowser?: true, onlyInAll?: true, besideOthers?: true, skip?: () => string | undefined }} Step
 */

const cache = path.join(root, "node_modules", ".cache", "katha");
const reports = path.join(cache, "reports");
/** @param {string} tool @param {string[]} args */
const npx = (tool, ...args) => [path.join(root, "node_modules", ...tool.split("/")), ...args];

/** @type {Step[]} */
export const steps = [
  {
    name: "browser",
    about: "a Chromium for the stories and the journeys",
    run: async () => {
      process.env.CHROMIUM_PATH = await findBrowser();
      console.log(process.env.CHROMIUM_PATH);
      return countChecks([0]);
    },
  },
  {
    name: "types",
    about: "the TypeScript compiler over every package",
    besideOthers: true,
    run: checkTypes,
  },
  {
    name: "lint",
    about: "oxlint, the import borders among its rules",
    besideOthers: true,
    run: (more) => check(npx("oxlint/bin/oxlint", "--deny-warnings", ...more)),
  },
  {
    name: "format",
    about: "oxfmt, checking only",
    besideOthers: true,
    run: (more) => check(npx("oxfmt/bin/oxfmt", "--check", ...more)),
  },
  {
    name: "unit",
    about: "everything outside the server that needs no browser",
    run: (more) => vitest("unit", ["--project=unit", ...more]),
  },
  {
    name: "catalogue",
    about:
      "the whole catalogue, all that strangers typed at it, first starts with it, and what else takes long",
    onlyInAll: true,
    run: (more) => vitest("catalogue", ["--project=catalogue*", ...more]),
  },
  {
    name: "stories",
    about:
      "every story of the Storybook in a real browser; whole, axe in both themes after each of them",
    needsBrowser: true,
    run: (more, whole) =>
      vitest("stories", ["--project=stories", ...more], whole ? { AXE: "1" } : {}),
  },
  {
    name: "server",
    about: "the server and its contract, on PostgreSQL where there is one, otherwise on PGlite",
    run: (more) => {
      console.log(`on ${postgres() ?? "PGlite: no TEST_DATABASE_URL, no PostgreSQL programs"}`);
      return vitest("server", ["--project=server*", ...more]);
    },
  },
  {
    name: "pglite",
    about: "what depends on the database engine, on PGlite as well",
    onlyInAll: true,
    skip: () => (postgres() ? undefined : "the server step ran on PGlite"),
    run: (more) => vitest("pglite", ["--project=engine (pglite)", ...more]),
  },
  {
    name: "journeys",
    about: "the built app and the real server in a real browser",
    needsBrowser: true,
    run: async (more, whole) => {
      await buildAppIfStale();
      return playwright("journeys", [
        ...(whole ? [] : ["--grep=@essential", "--project=desktop"]),
        ...more,
      ]);
    },
  },
  {
    name: "storybook",
    about: "the built Storybook, as a designer uses it",
    needsBrowser: true,
    onlyInAll: true,
    run: async (more) => {
      await mustRun("npm", ["run", "build-storybook", "--", "--quiet"]);
      return playwright("storybook", ["--config=storybook/storybook.config.ts", ...more]);
    },
  },
  {
    name: "packages",
    about: "the published packages, as somebody installs them",
    onlyInAll: true,
    run: (more) =>
      vitest("packages", ["--config=scripts/packages/published/vitest.config.ts", ...more]),
  },
  {
    name: "image",
    about: "the container's image, built, run and started again",
    onlyInAll: true,
    skip: whatTheImageLacks,
    run: (more) => vitest("image", ["--config=scripts/image/vitest.config.ts", ...more]),
  },
  {
    name: "budget",
    about: "what a visitor's browser loads before it is idle",
    onlyInAll: true,
    needsBrowser: true,
    run: async (more) => {
      await buildAppIfStale();
      return check([path.join(root, "bench", "web", "budget.ts"), ...more]);
    },
  },
];

function postgres() {
  if (process.env.TEST_DATABASE_URL) return "the server of TEST_DATABASE_URL";
  const programs = findPostgresPrograms();
  return programs && `a server of the programs in ${programs}`;
}

/** @param {string[]} args */
async function check(args) {
  return countChecks([await run(process.execPath, args)]);
}

/** Every folder with a tsconfig.json, two compilers at a time. */
async function checkTypes() {
  const packages = readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`);
  const waiting = [...packages, "e2e", "bench", "scripts"].filter((folder) =>
    existsSync(path.join(root, folder, "tsconfig.json")),
  );
  /** @type {number[]} */
  const codes = [];
  const compile = async () => {
    for (let project = waiting.pop(); project; project = waiting.pop()) {
      // Later runs check only what has changed.
      const info = path.join(cache, "types", `${project.replace("/", "-")}.json`);
      const incremental = ["--noEmit", "--incremental", "--tsBuildInfoFile", info];
      // By default four checkers would compute the same types four times; two compilers already use two cores.
      const options = [...incremental, "--checkers", "1", "-p", project];
      codes.push(await run(process.execPath, npx("typescript/bin/tsc", ...options)));
    }
  };
  await Promise.all([compile(), compile()]);
  return countChecks(codes);
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} [own] */
async function vitest(name, args, own) {
  const report = freshReport(name);
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`];
  const env = { ...process.env, ...own };
  const code = await run(process.execPath, npx("vitest/vitest.mjs", "run", ...reporters, ...args), {
    env,
  });
  return countVitest(report, code);
}

/** @param {string} name @param {string[]} args */
async function playwright(name, args) {
  const report = freshReport(name);
  const cli = npx("@playwright/test/cli.js", "test", "--reporter=list,json", ...args);
  // Use our packages' sources, not their last build.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --conditions=@katha/source`;
  const env = { ...process.env, NODE_OPTIONS, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await run(process.execPath, cli, { cwd: path.join(root, "e2e"), env });
  return countPlaywright(report, code);
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const report = path.join(reports, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
