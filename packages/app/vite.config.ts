import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { firstPaint } from "./build/first-paint.ts";
import { precompress } from "./build/precompress.ts";
import { pureComponents } from "./build/pure-components.ts";

/** Which lazy module each address opens with; the order decides. */
const routeModules = {
  "^/(home/?)?$": "/src/pages/HomePage.tsx",
  "^/game/[^/]+/?$": "/src/pages/StoryPage.tsx",
};

/** Changes seldom, so a returning visitor has it already. */
const library = /node_modules/;

const api = process.env["KATHA_API"] ?? "http://127.0.0.1:4600";

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    conditions: ["@katha/source", ...defaultClientConditions],
    // Emotion keeps it apart so that those who never call withTheme can leave it out.
    alias: { "hoist-non-react-statics": path.join(import.meta.dirname, "build/no-statics.ts") },
  },
  plugins: [
    react({ jsxImportSource: "@emotion/react" }),
    pureComponents(/node_modules\/react-router\//),
    firstPaint(routeModules),
    precompress(),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      // What a module only reads or names at its top level is no reason to keep it.
      treeshake: { propertyReadSideEffects: false, propertyWriteSideEffects: false },
      output: {
        codeSplitting: {
          groups: [{ name: "library", test: library, tags: ["$initial"] }],
        },
      },
    },
  },
  optimizeDeps: {
    // Emotion's jsxDEV would otherwise be inlined as React's production `void 0`.
    rolldownOptions: { optimization: { inlineConst: false } },
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 4601),
    strictPort: true,
    proxy: { "/api": api, "/media": api },
  },
});
