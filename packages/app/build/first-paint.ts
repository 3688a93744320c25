import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const source = new URL("../src/first-paint.js", import.meta.url);
const place = "<script data-first-paint></script>";

/**
 * Puts first-paint.js into the page, and tells it which files the route in the address will want,
 * so that they are on their way before the entry script has been read.
 */
export function firstPaint(routes: Readonly<Record<string, string>>): Plugin {
  let building = false;
  return {
    name: "katha:first-paint",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        const files = bundle ? routeFiles(routes, bundle, html) : [];
        const script = readFileSync(source, "utf8").replace(
          "/* ROUTE_FILES */ []",
          JSON.stringify(files),
        );
        if (!html.includes("data-first-paint")) throw new Error(`index.html has no ${place}`);
        const small = building ? await minified(script) : script;
        return html.replace(
          /<script data-first-paint([^>]*)><\/script>/,
          (_, attributes: string) => `<script${attributes}>${small}</script>`,
        );
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

type RouteFiles = [path: string, files: string[]][];

function routeFiles(
  routes: Readonly<Record<string, string>>,
  bundle: Rolldown.OutputBundle,
  page: string,
): RouteFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  return Object.entries(routes).map(([path, module]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`No chunk was built from ${module}`);
    const own = withImports(chunk, chunks).filter(({ fileName }) => !page.includes(fileName));
    const styles = own.flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? []));
    const scripts = own.map(({ fileName }) => fileName).toReversed();
    return [path, [...styles, ...scripts].map((file) => `/${file}`)];
  });
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
