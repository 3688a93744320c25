import { availableParallelism } from "node:os";
import { defaultServerConditions } from "vite";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import type { Emulated } from "./.storybook/emulated.ts";
import { findPostgresPrograms } from "./packages/server/src/testing/find-postgres.ts";
import { findInstalledBrowser, launchFlags } from "./scripts/browser.mjs";

const resolve = { conditions: ["@katha/source", ...defaultServerConditions] };
const ssr = { resolve: { conditions: ["@katha/source", ...defaultServerConditions] } };
const browserProgram = findInstalledBrowser();
const ignored = ["**/node_modules/**", "**/dist/**"];

const unit = {
  resolve,
  ssr,
  test: {
    name: "unit",
    include: ["{packages,e2e,bench,scripts}/**/*.test.{ts,tsx,mjs}"],
    exclude: [...ignored, "packages/server/**"],
    // A file leaves nothing behind; a process for each would take as long as the tests.
    isolate: false,
    testTimeout: 20_000,
  },
};

const emulateMedia: BrowserCommand<[Emulated]> = ({ page }, media) => page.emulateMedia(media);

/** A pointer that rests in the corner of a new page would be over whatever is drawn there. */
const takePointerAway: BrowserCommand = ({ page }) => page.mouse.move(-1, -1);

/** Every story in a real browser: its play function, its console, and axe in both themes. */
const stories = {
  plugins: [storybookTest({ configDir: ".storybook" })],
  test: {
    name: "stories",
    testTimeout: 30_000,
    setupFiles: [".storybook/vitest.setup.ts"],
    // Vitest would leave a core to whoever watches it; nobody watches a run on two cores.
    maxWorkers: availableParallelism(),
    sequence: { groupOrder: 1 },
    // A story clears the page behind it; to load the page anew for each file would take a minute.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      commands: { emulateMedia, takePointerAway },
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

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgresPrograms() !== undefined;

/** What depends on the engine: drivers, migrations, locks, crashes, money. With PostgreSQL it runs on PGlite as well. */
const engineTests = ["{db,jobs,startup}", "features/{game/turns,wallet}"].map(
  (folder) => `packages/server/src/${folder}/**/*.test.ts`,
);

const server = (name: string, include: string[]) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    exclude: ignored,
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    maxWorkers: availableParallelism(),
    sequence: { groupOrder: 2 },
    // What one file loads, and the database that it opened, the next one has.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

const all = ["packages/server/**/*.test.ts"];
const servers = hasPostgres
  ? [server("server (postgres)", all), server("engine (pglite)", engineTests)]
  : [server("server (pglite)", all)];

export default defineConfig({
  test: {
    projects: [unit, stories, ...servers],
  },
});
