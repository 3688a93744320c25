import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { pageToDraw } from "./page-to-draw.ts";

/** What both kinds of page run before they are painted, and what only one of them does. */
const sources = ["first-paint", "first-paint-shell", "first-paint-drawn"] as const;
type Kind = (typeof sources)[1 | 2];
const place = /<script data-first-paint([^>]*)><\/script>/;

/**
 * Puts into the page what runs before it is painted, and tells it which files the route in the address
 * will want. For each route that the server draws it writes a page of its own besides, for the server
 * alone.
 */
export function firstPaint(
  routes: Readonly<Record<string, string>>,
  drawn: Readonly<Record<string, string>>,
): Plugin {
  let building = false;
  const pages = new Map<string, string>();
  return {
    name: "katha:first-paint",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        if (!place.test(html)) throw new Error("index.html has no <script data-first-paint>");
        const files = bundle
          ? Object.entries(routes).map(([path, module]) => [path, filesOf(module, bundle, html)])
          : [];
        for (const [name, module] of bundle ? Object.entries(drawn) : []) {
          const { page, afterSight } = pageToDraw(
            html,
            filesOf(module, bundle ?? {}, html),
            bundle ?? {},
          );
          pages.set(
            `drawing/${name}.html`,
            await withScript(page, "first-paint-drawn", afterSight),
          );
        }
        return withScript(html, "first-paint-shell", files);
      },
    },
    generateBundle: {
      order: "post",
      handler() {
        for (const [fileName, page] of pages)
          this.emitFile({ type: "asset", fileName, source: page });
      },
    },
  };

  async function withScript(html: string, kind: Kind, files: readonly unknown[]): Promise<string> {
    const script = [sources[0], kind]
      .map((name) => readFileSync(new URL(`../src/${name}.js`, import.meta.url), "utf8"))
      .join("\n")
      .replace("/* FILES */ []", () => JSON.stringify(files));
    const small = building ? await minified(script) : script;
    return html.replace(place, (_, attributes: string) => `<script${attributes}>${small}</script>`);
  }
}

async function minified(script: string): Promise<string> {
  const { minify } = await import("rolldown/utils");
  const { code, errors } = await minify("first-paint.js", script, { module: false });
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return code.trim();
}

/** What a page is made of beyond what every page names: its styles, then its scripts. */
function filesOf(module: string, bundle: Rolldown.OutputBundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`No chunk was built from ${module}`);
  const own = withImports(chunk, chunks).filter(({ fileName }) => !page.includes(fileName));
  const styles = own.flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? []));
  const scripts = own.map(({ fileName }) => fileName).toReversed();
  return [...styles, ...scripts].map((file) => `/${file}`);
}

/** What a chunk imports comes before it, as its styles must. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => chunks.filter((one) => one.fileName === name));
  return [...imported.flatMap((one) => withImports(one, chunks, seen)), chunk];
}
