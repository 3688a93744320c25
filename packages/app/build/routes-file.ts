import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { pageRoutes } from "../src/routes/route-table.ts";

const fileName = "routes.json";

/** Writes the table of page routes beside the built app, where the server reads it. */
export function routesFile(): Plugin {
  const source = JSON.stringify(pageRoutes, null, 2);
  return {
    name: "katha:routes-file",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    // In development too: the server needs it for links in emails.
    configureServer({ config }) {
      const folder = path.resolve(config.root, config.build.outDir);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, fileName), source);
    },
  };
}
