import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defaultServerConditions } from "vite";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type BrowserCommand, type TestSpecification } from "vitest/node";
import type { Emulated } from "./.storybook/testing/emulated.ts";
import { findPostgresPrograms } from "./packages/server/src/testing/find-postgres.ts";
import { findInstalledBrowser, launchFlags } from "./scripts/browser.mjs";

declare module "vitest" {
  interface ProvidedContext {
    triesAll: boolean;
  }
}

const resolve = { conditions: ["@katha/source", ...defaultServerConditions] };
const ssr = { resolve: { conditions: ["@katha/source", ...defaultServerConditions] } };
const ignored = ["**/node_modules/**", "**/dist/**"];

/** What reads all stories of the catalogue, and what takes long: only `npm run test:all` runs them. */
const longTests = ["packages/**/*.catalogue.test.ts", "packages/**/*.long.test.{ts,tsx}"];

/** For what never ends: a busy machine takes many times as long as a quiet one. */
const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

const outsideServer = (name: string, include: string[], exclude: string[], more: object = {}) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    exclude: [...ignored, "packages/server/**", ...exclude],
    // Vitest would leave one core free: on two cores, half the machine.
    maxWorkers: availableParallelism(),
    // Tests clean up; a process for each file would take as long as the tests themselves.
    isolate: false,
    setupFiles: ["scripts/checks/unit.setup.ts"],
    provide: { triesAll: Boolean(process.env.THOROUGH) },
    ...limits,
    ...more,
  },
});

const unit = outsideServer(
  "unit",
  ["{packages,e2e,bench,scripts}/**/*.test.{ts,tsx,mjs}"],
  longTests,
);
// A test that reads every story computes for half a minute, and on a busy machine for many times as long.
const catalogue = outsideServer("catalogue (files)", longTests, [], { testTimeout: 600_000 });

const emulateMedia: BrowserCommand<[Emulated]> = ({ page }, media) => page.emulateMedia(media);

/** A new page has the pointer in its corner, over whatever is rendered there. */
const movePointerAway: BrowserCommand = ({ page }) => page.mouse.move(-1, -1);

/** Storybook takes longer to load than many a test; a run of other projects (`--project unit`) does without it. */
const args = process.argv.join(" ");
const hasStories =
  !/--project[= ]/.test(args) ||
  /--project[= ](?!unit|catalogue|server|engine|processes)/.test(args);

/** Every story in a real browser: its play function, its console, and with `AXE=1` axe in both themes. */
function stories() {
  const browserProgram = findInstalledBrowser();
  return {
    plugins: [storybookTest({ configDir: ".storybook" })],
    test: {
      name: "stories",
      env: { AXE: process.env.AXE ?? "" },
      testTimeout: limits.testTimeout,
      setupFiles: [".storybook/testing/vitest.setup.ts"],
      maxWorkers: availableParallelism(),
      sequence: { groupOrder: 1 },
      // Stories clean up; loading the page anew for each file would take a minute.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        commands: { emulateMedia, movePointerAway },
        provider: playwright({
          launchOptions: {
            ...(browserProgram && { executablePath: browserProgram }),
            args: launchFlags(),
          },
          contextOptions: { locale: "en-IN", timezoneId: "Asia/Kolkata" },
        }),
        instances: [{ browser: "chromium" as const, viewport: { width: 1280, height: 860 } }],
      },
    },
  };
}

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgresPrograms() !== undefined;

/** A name that no file has any more is a fault; its tests would be left out, and nobody told. */
const serverTests = (...names: string[]) =>
  names.map((name) => {
    const files = `packages/server/src/${name}.test.ts`;
    if (globSync(files, { cwd: import.meta.dirname }).length === 0)
      throw new Error(`vitest.workspace.ts names ${files}, and there is no such test.`);
    return files;
  });

/** What depends on the engine: drivers, locks, crashes, money, limits. With PostgreSQL it runs on PGlite as well. */
const engineTests = serverTests(
  "db/**/*",
  "jobs/**/*",
  "commands/running-server",
  "parts/backups/backup-and-restore",
  "parts/health/findings",
  "features/game/along/**/*",
  "features/game/turns/turns",
  "features/game/turns/events/**/*",
  "features/game/turns/invariants/**/*",
  "features/game/turns/other-servers/**/*",
  "features/game/turns/recovery/**/*",
  "features/notifications/notifications",
  "features/quotas/**/*",
  "features/wallet/**/*",
);

/** First starts with the whole catalogue. */
const firstStarts = serverTests("whole-main", "features/catalogue/shipped-review");

/** Servers that are started, hang, are killed, or have a cluster of their own: one file at a time, when nothing else runs. */
const processTests = serverTests(
  "main",
  "commands/remove-second-factor",
  "commands/updates/updates",
  "db/pglite/kill",
  "features/game/turns/recovery/killed",
  "parts/own-models/real-loader",
  "parts/replica/replica",
  "pooler",
  "startup/start-on-postgres",
  "supervision/stuck-server",
  "supervision/supervise",
);

const server = (
  name: string,
  { include, exclude = [] }: { include: string[]; exclude?: string[] },
  env: Record<string, string> = {},
) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    exclude: [...ignored, ...exclude],
    env,
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    provide: { triesAll: Boolean(process.env.THOROUGH) },
    maxWorkers: availableParallelism(),
    sequence: { groupOrder: 2 },
    // Files share their modules and the database.
    isolate: false,
    ...limits,
  },
});

const all = {
  include: ["packages/server/**/*.test.ts"],
  exclude: [...firstStarts, ...processTests],
};
const engine = hasPostgres ? "postgres" : "pglite";
const servers = [
  server(`server (${engine})`, all),
  server(`catalogue (${engine})`, { include: firstStarts }),
  server(`processes (${engine})`, { include: processTests }),
  ...(hasPostgres
    ? [
        // The random turns were played on PostgreSQL; a few show that PGlite takes them too.
        server(
          "engine (pglite)",
          { include: engineTests, exclude: processTests },
          { TURNS: process.env.TURNS ?? "100" },
        ),
      ]
    : []),
];

const environmentOf = ({ moduleId }: TestSpecification) =>
  /^(?:\/\/ @vitest-environment.*\n)*/.exec(readFileSync(moduleId, "utf8"))?.[0];

/** A worker takes the next file only where that has the same environment; otherwise a new one starts, with nothing loaded. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort.call(this, files);
    const groups = Map.groupBy(sorted, (file) => `${file.project.name} ${environmentOf(file)}`);
    return [...groups.values()].flat();
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [unit, catalogue, ...(hasStories ? [stories()] : []), ...servers],
  },
});
