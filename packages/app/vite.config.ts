import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { firstPaint } from "./build/first-paint.ts";
import { precompress } from "./build/precompress.ts";
import { routesFile } from "./build/routes-file.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { staticStyles } from "./build/static-styles/plugin.ts";
import { drawnModules } from "./src/drawing/drawn-modules.ts";

/** Which lazy module each address opens with; the order decides. */
const routeModules = {
  "^/(home/?)?$": "/src/pages/HomePage.tsx",
  "^/game/[^/]+/?$": "/src/pages/StoryPage.tsx",
};

/** What nearly every page draws, in one file: dozens of crumbs cost more than they spare. */
const drawnEverywhere = [
  "packages/ui/src/tokens/",
  "packages/ui/src/primitives/\\w+/(?:Button|Chip|Icon|IconButton|Link|Picture|Reach|Swipe|VisuallyHidden)/",
  "packages/ui/src/parts/shell/(?:LanguageSwitch|Logo|MobileMenu/MobileMenu|ThemeSwitch|useStanding)",
  "packages/ui/src/messages/(?:I18nProvider|compile|formats|i18n|site/(?:common|nav))",
  "packages/app/src/mapping/cover",
  "packages/app/src/shell/(?:Preferences|useLegalLinks)",
  "node_modules/lucide/dist/esm/icons/(book-open-text|compass|feather|user)",
];

/** And what the pages that show stories share. */
const drawnWithStories = [
  "packages/ui/src/parts/story/(?:Proscenium/|StoryCounts/StoryCounts|lineOf|unattended)",
  "packages/ui/src/primitives/marks/Avatar/",
  "packages/app/src/(?:mapping/fault|shell/useScripts|story/usePlay)",
  "node_modules/lucide/dist/esm/icons/(chevron-left|chevron-right|heart|play)\\.",
];

const api = process.env["KATHA_API"] ?? "http://127.0.0.1:4600";

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@katha/source", ...defaultClientConditions] },
  plugins: [
    react({ jsxImportSource: "@emotion/react" }),
    staticStyles(),
    firstPaint(routeModules, drawnModules),
    routesFile(),
    serviceWorker(),
    precompress(),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every browser has had for two and a half years, such as :dir() and light-dark().
    cssTarget: ["chrome123", "firefox124", "safari17.5"],
  },
  // First what browsers fetch, then what the server draws pages with: it stands beside their pages.
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
        modulePreload: {
          polyfill: false,
          // What a page shares with others is mostly here already; naming all of it costs every visitor.
          resolveDependencies: (_page, files) => files.filter((file) => file.endsWith(".css")),
        },
        license: { fileName: "licenses.md" },
        rolldownOptions: {
          output: {
            // The library changes seldom, so a returning visitor has it already.
            codeSplitting: {
              groups: [
                { name: "library", test: /node_modules/, tags: ["$initial"], priority: 1 },
                { name: "site", tags: ["$initial"], priority: 1 },
                { name: "common", test: new RegExp(`/(?:${drawnEverywhere.join("|")})`) },
                { name: "shelf", test: new RegExp(`/(?:${drawnWithStories.join("|")})`) },
                { name: "frame", test: /\/packages\/app\/src\/shell\/Site\.tsx$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Everything it needs is in it: where the built app is taken, its drawing goes along.
      resolve: {
        noExternal: true,
        conditions: ["@katha/source", ...defaultServerConditions],
      },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir: "dist/drawing",
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: "src/drawing/draw.tsx",
          output: { entryFileNames: "draw.js", chunkFileNames: "[name]-[hash].js" },
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
