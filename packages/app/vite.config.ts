import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { chunks, preloads } from "./build/chunks.ts";
import { inlineScripts } from "./build/inline-scripts.ts";
import { precompress } from "./build/precompress.ts";
import { routesFile } from "./build/routes-file.ts";
import { scriptPriority } from "./build/script-priority.ts";
import { serviceWorker } from "./build/service-worker.ts";

const api = process.env["KATHA_API"] ?? "http://127.0.0.1:4600";

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@katha/source", ...defaultClientConditions] },
  plugins: [
    react({ jsxImportSource: "@emotion/react" }),
    inlineScripts(),
    scriptPriority(),
    routesFile(),
    serviceWorker(),
    precompress(),
  ],
  // Files name each other by where they are, so that one build serves any path; the page's own links begin at the root,
  // and the server puts its path before them.
  experimental: {
    renderBuiltUrl: (_file, { hostType, ssr }) =>
      hostType === "html" || ssr ? undefined : { relative: true },
  },
  // The storyteller that goes along loads its tables before its code.
  worker: { format: "es" },
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Versions about two and a half years old, with :dir() and light-dark().
    cssTarget: ["chrome123", "firefox124", "safari17.5"],
  },
  // The client's build comes first, because it empties dist.
  builder: {
    buildApp: async (builder) => {
      for (const name of ["client", "ssr"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false, resolveDependencies: preloads },
        manifest: true,
        license: { fileName: "licenses.md" },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // The entry names every file, and no compressor shortens a hash.
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
    ssr: {
      // Bundles everything it needs, so that the built app can be moved as a whole.
      resolve: {
        noExternal: true,
        conditions: ["@katha/source", ...defaultServerConditions],
      },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir: "dist/server-render",
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: ["src/server-render/render.tsx", "src/server-render/visitor-language.ts"],
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
  },
  optimizeDeps: {
    // Otherwise Emotion's jsxDEV would be inlined as React's production `void 0`.
    rolldownOptions: { optimization: { inlineConst: false } },
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 4601),
    strictPort: true,
    proxy: { "/api": api, "/media": api, "/backups": api },
  },
});
