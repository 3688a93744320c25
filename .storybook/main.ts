import path from "node:path";
import { defineMain } from "@storybook/react-vite/node";
import { defaultClientConditions, mergeConfig } from "vite";
import { namingOthers } from "./docs/search/indexer.ts";
import { docgen } from "../scripts/docgen/plugin.ts";
import { storyCodes } from "../scripts/docgen/examples-plugin.ts";

const root = path.resolve(import.meta.dirname, "..");
const ui = path.join(root, "packages/ui");

export default defineMain({
  stories: [
    "./{welcome,foundations,contributing}/*.mdx",
    "./foundations/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/app/src/**/*.stories.tsx",
  ],
  framework: "@storybook/react-vite",
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@chromatic-com/storybook",
  ],
  staticDirs: ["./public", { from: "../packages/ui/src/fixtures/player/covers", to: "/covers" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // We use our own docgen, see viteFinal: the available ones need TypeScript's old API or do not list the members of unions.
  experimental_indexers: (indexers = []) => indexers.map(namingOthers),
  // The panel with a story's code; our pages have it from storyCodes. Tests show none.
  features: { experimentalCodeExamples: !process.env["VITEST"] },
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Story tests show no props tables.
      plugins: process.env["VITEST"] ? [] : [docgen(ui), storyCodes(root)],
      resolve: { conditions: ["@katha/source", ...defaultClientConditions] },
      oxc: { jsx: { runtime: "automatic", importSource: "@emotion/react" } },
      optimizeDeps: {
        // If these were discovered while the first story runs, Vite would reload its page.
        include: [
          "@base-ui/react/autocomplete",
          "@base-ui/react/combobox",
          "@base-ui/react/csp-provider",
          "@base-ui/react/dialog",
          "@base-ui/react/direction-provider",
          "@base-ui/react/drawer",
          "@base-ui/react/menu",
          "@base-ui/react/popover",
          "@base-ui/react/select",
          "@base-ui/react/tabs",
          "@base-ui/react/toast",
          "@base-ui/react/tooltip",
          "@emotion/cache",
          "@emotion/react/jsx-dev-runtime",
          "@emotion/react/jsx-runtime",
          "@reduxjs/toolkit",
          "@reduxjs/toolkit/query/react",
          "@simplewebauthn/browser",
          "@sinonjs/fake-timers",
          "axe-core",
          "lucide",
          "msw",
          "msw/browser",
          "react-dom",
          "react-markdown",
          "react-redux",
          "react-router-dom",
          "uqr",
          "zod",
        ],
        // Otherwise the optimizer turns React's development jsxDEV into `void 0` (Vite 8.3).
        rolldownOptions: { optimization: { inlineConst: false } },
      },
      build: {
        chunkSizeWarningLimit: 2_000,
        // Same as the app. For older browsers, :dir() would be compiled to a guess from the language.
        cssTarget: ["chrome123", "firefox124", "safari17.5"],
      },
    }),
});
