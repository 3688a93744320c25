import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const sources = new URL("../src/", import.meta.url);
const catalogues = new URL("../../ui/src/messages/locales/", import.meta.url);
const scripts = ["first-paint.js", "start/early-presses.js"] as const;

/** Inlines the scripts that must run before the page is painted, or before anything on it can be pressed. */
export function inlineScripts(): Plugin {
  return {
    name: "katha:inline-scripts",
    applyToEnvironment: ({ name }) => name === "client",
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { server }) => {
        let page = html;
        for (const file of scripts) {
          const place = `<script data-inline="${file}"></script>`;
          if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
          const script = withLocales(readFileSync(new URL(file, sources), "utf8"));
          const content = server ? script : await minified(file, script);
          page = page.replace(place, () => `<script nonce="__CSP_NONCE__">${content}</script>`);
        }
        return page;
      },
    },
  };
}

function withLocales(script: string): string {
  const folders = readdirSync(catalogues, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "en")
    .map(({ name }) => name);
  return script.replace("/* LOCALES */", folders.join(" "));
}

async function minified(file: string, script: string): Promise<string> {
  const { minify } = await import("rolldown/utils");
  const { code, errors } = await minify(file, script, { module: false });
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return code.trim();
}
