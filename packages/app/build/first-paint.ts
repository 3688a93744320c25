import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const source = new URL("../src/first-paint.js", import.meta.url);
const catalogues = new URL("../../ui/src/messages/locales/", import.meta.url);
const place = "<script data-first-paint></script>";

/** Inlines the script that must run before the page is painted. */
export function firstPaint(): Plugin {
  return {
    name: "katha:first-paint",
    applyToEnvironment: ({ name }) => name === "client",
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { server }) => {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
        const locales = readdirSync(catalogues).flatMap(
          (file) => /^(.+)\.po$/.exec(file)?.[1] ?? [],
        );
        const script = readFileSync(source, "utf8").replace("/* LOCALES */", locales.join(" "));
        const inline = `<script nonce="__CSP_NONCE__">${server ? script : await minified(script)}</script>`;
        return html.replace(place, () => inline);
      },
    },
  };
}

async function minified(script: string): Promise<string> {
  const { minify } = await import("rolldown/utils");
  const { code, errors } = await minify("first-paint.js", script, { module: false });
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return code.trim();
}
