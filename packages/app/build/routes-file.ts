import type { Plugin } from "vite";
import { pageRoutes } from "../src/routes/route-table.ts";

/** Writes the table of page routes beside the built app: the server reads it at start. */
export function routesFile(): Plugin {
  return {
    name: "katha:routes-file",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const source = JSON.stringify(pageRoutes, null, 2);
      this.emitFile({ type: "asset", fileName: "routes.json", source });
    },
  };
}
