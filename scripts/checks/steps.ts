import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startTestCluster } from "../../packages/server/src/testing/database/test-cluster.ts";
import { findBrowser } from "../browser.mjs";
import { whatTheImageLacks } from "../image/missing.ts";
import { buildAppIfStale } from "../run/build.mjs";
import { mustRun, root, run } from "../run/process.mjs";
import { reportOfCodes } from "./report.ts";
import type { Outcome } from "./second-try.ts";
import { check, installed, playwright, vitest } from "./tools.ts";

export type Command = "test" | "test:all" | "test:all --every" | "named";

export interface Asked {
  readonly command: Command;
  /** What follows on the command line, for the step's tool. */
  readonly more: string[];
  /** Whether a heavy step runs all of its tests. */
  readonly isDue: boolean;
}

export interface Step {
  readonly name: string;
  readonly about: string;
  /** A PlainError counts as one failure. */
  readonly run: (asked: Asked) => Promise<Outcome>;
  /**
   * The paths that a heavy step stands for, as git has them: `test:all` runs it where one of them changed within the last
   * three days of history.
   */
  readonly heavy?: readonly string[];
  /** Part of it runs always. */
  readonly alwaysInPart?: true;
  readonly onlyInAll?: true;
  readonly needs?: "browser" | "database";
  /** Adjacent steps with this run in parallel: oxlint alone uses only one of two cores. */
  readonly besideOthers?: true;
  readonly skip?: () => string | undefined;
}

/** What a browser shows of the product, and what answers it; not its tests. */
const product = [
  ...[
    "app",
    "ui",
    "api",
    "authoring",
    "storygraph",
    "exchange",
    "narrator",
    "painter",
    "play",
    "server",
  ].map((name) => `packages/${name}/src`),
  ":(exclude,glob)packages/**/*.{test,stories,guide}.*",
  ":(exclude,glob)packages/**/testing/**",
];

/** In order; what kills, hangs or builds images comes last, when nothing else runs. */
export const steps: readonly Step[] = [
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
    run: ({ more }) => check(installed("oxlint/bin/oxlint"), "--deny-warnings", ...more),
  },
  {
    name: "format",
    about: "oxfmt, checking only",
    besideOthers: true,
    run: ({ more }) => check(installed("oxfmt/bin/oxfmt"), "--check", ...more),
  },
  {
    name: "unit",
    about: "everything outside the server that needs no browser",
    run: ({ more }) => vitest("unit", ["--project=unit", ...more]),
  },
  {
    name: "stories",
    about: "every story in a real browser; but for `npm test`, axe after each of them",
    needs: "browser",
    run: ({ more, command }) =>
      vitest("stories", ["--project=stories", ...more], command === "test" ? {} : { AXE: "1" }),
  },
  {
    name: "server",
    about: "the server and its contract, on PostgreSQL where there is one, otherwise on PGlite",
    needs: "database",
    run: ({ more }) => vitest("server", ["--project=server*", ...more]),
  },
  {
    name: "journeys",
    about: "the built app and the real server in a real browser",
    needs: "browser",
    heavy: [...product, "e2e/journeys", "e2e/servers", "e2e/support"],
    alwaysInPart: true,
    run: async ({ more, command, isDue }) => {
      await buildAppIfStale();
      const some = isDue ? ["--grep-invert=@alone"] : ["--grep=@essential", "--project=desktop"];
      return playwright("journeys", command === "named" ? more : some);
    },
  },
  {
    name: "budget",
    about: "what a visitor's browser loads before it is idle",
    onlyInAll: true,
    needs: "browser",
    run: async ({ more }) => {
      await buildAppIfStale();
      return check(path.join(root, "bench", "web", "budget.ts"), ...more);
    },
  },
  {
    name: "catalogue",
    about: "the whole catalogue, all that strangers typed at it, and first starts with it",
    onlyInAll: true,
    needs: "database",
    heavy: [
      "packages/catalogue",
      "packages/exchange/src",
      "packages/narrator/src",
      "packages/painter/src",
      "packages/storygraph/src",
      "packages/server/src/features/catalogue",
      "vitest.workspace.ts",
    ],
    run: ({ more }) => vitest("catalogue", ["--project=catalogue*", ...more]),
  },
  {
    name: "pglite",
    about: "what depends on the database engine, on PGlite as well",
    onlyInAll: true,
    heavy: [
      "packages/server/src/commands",
      "packages/server/src/db",
      "packages/server/src/features",
      "packages/server/src/jobs",
      "vitest.workspace.ts",
    ],
    skip: () => (process.env["TEST_DATABASE_URL"] ? undefined : "the server step ran on PGlite"),
    needs: "database",
    run: ({ more }) => vitest("pglite", ["--project=engine (pglite)", ...more]),
  },
  {
    name: "storybook",
    about: "the built Storybook, as a designer uses it",
    onlyInAll: true,
    needs: "browser",
    heavy: [
      ".storybook",
      "e2e/storybook",
      "packages/ui/src",
      "scripts/docgen",
      "scripts/storybook",
    ],
    run: async ({ more }) => {
      await mustRun("npm", ["run", "build-storybook", "--", "--quiet"]);
      return playwright("storybook", ["--config=storybook/storybook.config.ts", ...more]);
    },
  },
  {
    name: "packages",
    about: "the published packages, as somebody installs them",
    onlyInAll: true,
    heavy: [
      "examples",
      "docs/recipes",
      "packages/api",
      "packages/exchange",
      "packages/storygraph",
      "packages/ui",
      "scripts/packages",
      "scripts/site",
      ":(exclude,glob)packages/**/*.{test,stories}.*",
    ],
    run: ({ more }) =>
      vitest("packages", ["--config=scripts/packages/published/vitest.config.ts", ...more]),
  },
  {
    name: "processes",
    about: "servers that hang or are killed, replicas and poolers: one file at a time",
    onlyInAll: true,
    needs: "database",
    heavy: [
      "packages/server/src/commands",
      "packages/server/src/db",
      "packages/server/src/parts/backups",
      "packages/server/src/features/game/turns",
      "packages/server/src/parts/own-models",
      "packages/server/src/jobs",
      "packages/server/src/startup",
      "packages/server/src/supervision",
      "packages/server/src/main.ts",
      "vitest.workspace.ts",
    ],
    run: ({ more }) =>
      vitest("processes", ["--project=processes*", "--no-file-parallelism", ...more]),
  },
  {
    name: "outages",
    about: "journeys in which the server or the browser is killed, and those behind proxies",
    onlyInAll: true,
    needs: "browser",
    heavy: [
      "containers/proxies",
      "e2e/servers",
      "e2e/journeys/reliability",
      "e2e/journeys/visitor/under-a-path.journey.ts",
      "packages/app/src/along",
      "packages/app/src/offline",
      "packages/server/src/features/game/turns",
      "packages/server/src/http",
      "packages/server/src/startup",
    ],
    run: async ({ more }) => {
      await buildAppIfStale();
      return playwright("outages", ["--grep=@alone", "--workers=1", ...more]);
    },
  },
  {
    name: "image",
    about: "the container's image, built, run and started again",
    onlyInAll: true,
    heavy: [
      ".dockerignore",
      "Containerfile",
      "compose.yml",
      "containers",
      "packages/server/package.json",
      "packages/server/src/startup",
      "scripts/image",
      "scripts/run",
      "systemd",
    ],
    skip: whatTheImageLacks,
    run: ({ more }) => vitest("image", ["--config=scripts/image/vitest.config.ts", ...more]),
  },
];

/** Makes what steps need, once for all of them; returns what ends it. */
export async function prepare(chosen: readonly Step[]): Promise<() => Promise<void>> {
  const needed = new Set(chosen.map(({ needs }) => needs));
  const ends: (() => unknown)[] = [];
  if (needed.has("browser")) {
    const data = mkdtempSync(path.join(tmpdir(), "katha-checks-"));
    ends.push(() => rmSync(data, { recursive: true, force: true }));
    process.env["CHROMIUM_PATH"] = await findBrowser();
    process.env["JOURNEYS_DATA"] = path.join(data, "journeys");
    console.log(`Chromium: ${process.env["CHROMIUM_PATH"]}`);
  }
  const cluster = needed.has("database") ? await startDatabase() : undefined;
  ends.push(() => cluster?.stop());
  return async () => {
    for (const end of ends) await end();
  };
}

async function startDatabase(): ReturnType<typeof startTestCluster> {
  if (process.env["TEST_DATABASE_URL"]) return undefined;
  const cluster = await startTestCluster();
  if (cluster) process.env["TEST_DATABASE_URL"] = cluster.url;
  else console.log("PGlite: no TEST_DATABASE_URL, and PostgreSQL's programs were not found");
  return cluster;
}

/** Every folder with a tsconfig.json, two compilers at a time. */
async function checkTypes(): Promise<Outcome> {
  const packages = readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`);
  const waiting = [...packages, "e2e", "bench", "scripts"].filter((folder) =>
    existsSync(path.join(root, folder, "tsconfig.json")),
  );
  const codes: Record<string, number> = {};
  const compile = async () => {
    for (let project = waiting.pop(); project; project = waiting.pop()) {
      // Later runs check only what has changed.
      const info = `node_modules/.cache/katha/types/${project.replace("/", "-")}.json`;
      const incremental = ["--noEmit", "--incremental", "--tsBuildInfoFile", path.join(root, info)];
      // By default four checkers would compute the same types four times; two compilers already use two cores.
      const options = [...incremental, "--checkers", "1", "-p", project];
      codes[project] = await run(process.execPath, [installed("typescript/bin/tsc"), ...options]);
    }
  };
  await Promise.all([compile(), compile()]);
  return { ...reportOfCodes(codes), flaky: [] };
}
