import { availableParallelism } from "node:os";
import { defaultServerConditions } from "vite";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import type { Emulated } from "./.storybook/testing/emulated.ts";
import { findPostgresPrograms } from "./packages/server/src/testing/find-postgres.ts";
import { findInstalledBrowser, launchFlags } from "./scripts/browser.mjs";

const resolve = { conditions: ["@katha/source", ...defaultServerConditions] };
const ssr = { resolve: { conditions: ["@katha/source", ...defaultServerConditions] } };
const ignored = ["**/node_modules/**", "**/dist/**"];

const unit = {
  resolve,
  ssr,
  test: {
    name: "unit",
    include: ["{packages,e2e,bench,scripts}/**/*.test.{ts,tsx,mjs}"],
    exclude: [...ignored, "packages/server/**"],
    // Vitest would leave one core free: on two cores, half the machine.
    maxWorkers: availableParallelism(),
    // Tests clean up; a process for each file would take as long as the tests themselves.
    isolate: false,
    testTimeout: 20_000,
  },
};

const emulateMedia: BrowserCommand<[Emulated]> = ({ page }, media) => page.emulateMedia(media);

/** A new page has the pointer in its corner, over whatever is rendered there. */
const movePointerAway: BrowserCommand = ({ page }) => page.mouse.move(-1, -1);

/** Storybook takes longer to load than many a test; a run of other projects (`--project unit`) does without it. */
const args = process.argv.join(" ");
const hasStories = !/--project[= ]/.test(args) || /--project[= ](?!unit|server|engine)/.test(args);

/** Every story in a real browser: its play function, its console, and with `AXE=1` axe in both themes. */
function stories() {
  const browserProgram = findInstalledBrowser();
  return {
    plugins: [storybookTest({ configDir: ".storybook" })],
    test: {
      name: "stories",
      env: { AXE: process.env.AXE ?? "" },
      testTimeout: 30_000,
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

/** What depends on the engine: drivers, locks, crashes, money, limits. With PostgreSQL it runs on PGlite as well. */
const engineTests = [
  "{db,jobs,http/budgets}",
  "features/{game/{corrections,turns},quotas,wallet}",
].map((folder) => `packages/server/src/${folder}/**/*.test.ts`);

const server = (name: string, include: string[], env: Record<string, string> = {}) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    exclude: ignored,
    env,
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    maxWorkers: availableParallelism(),
    sequence: { groupOrder: 2 },
    // Files share their modules and the database.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Of a second, the default, a busy machine leaves little.
    expect: { poll: { timeout: 10_000 } },
  },
});

const all = ["packages/server/**/*.test.ts"];
const servers = hasPostgres
  ? [
      server("server (postgres)", all),
      // The random turns were played on PostgreSQL; a few show that PGlite takes them too.
      server("engine (pglite)", engineTests, { TURNS: process.env.TURNS ?? "100" }),
    ]
  : [server("server (pglite)", all)];

export default defineConfig({
  test: {
    projects: [unit, ...(hasStories ? [stories()] : []), ...servers],
  },
});
