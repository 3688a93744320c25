import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { findPostgresPrograms } from "./packages/server/src/testing/find-postgres.ts";

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
  },
};

const server = (engine: "pglite" | "postgres") => ({
  resolve,
  ssr,
  test: {
    name: `server (${engine})`,
    include: ["packages/server/**/*.test.ts"],
    exclude: ignored,
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    env: { KATHA_TEST_ENGINE: engine },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgresPrograms() !== undefined;
if (!hasPostgres) {
  process.stderr.write(
    "The server suite runs on PGlite alone: no TEST_DATABASE_URL, and no PostgreSQL programs found.\n",
  );
}

export default defineConfig({
  test: {
    projects: [unit, server("pglite"), ...(hasPostgres ? [server("postgres")] : [])],
  },
});
