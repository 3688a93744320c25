import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { pageRoutes, routeTable } from "../src/routes/route-table.ts";

const source = new URL("../src/offline/worker.js", import.meta.url);

/** The source of a pattern that matches the pages the worker keeps copies of. */
const keptPages = pageRoutes
  .filter(({ keptOffline }) => keptOffline)
  .map(({ path }) => `^${path.replaceAll(/:\w+/g, "[^/]+").replace(/\/$/, "")}/?$`)
  .join("|");

/** Writes /sw.js, which lists the files of the first page and so changes whenever one of them does. */
export function serviceWorker(): Plugin {
  return {
    name: "katha:service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        // Without a slash: the worker is where the app is.
        const files = filesOfFirstPage(bundle);
        const everything = Object.keys(bundle).toSorted().join("\n");
        const version = createHash("sha256").update(everything).digest("hex").slice(0, 12);
        const script = readFileSync(source, "utf8")
          .replace("/* VERSION */", version)
          .replace("/* EMPTY PAGE */", routeTable.login.path.slice(1))
          .replace("/* PAGES */", () => keptPages)
          .replace("/* NEWS PAGE */", routeTable.notifications.path.slice(1))
          .replace("/* FILES */", files.map((file) => JSON.stringify(file)).join(", "));
        this.emitFile({ type: "asset", fileName: "sw.js", source: script });
      },
    },
  };
}

/**
 * The entry and the pages nearest to it, with styles and Latin fonts; also the offer of a newer app, which appears when
 * the server no longer has this version's files.
 */
const nearest = /\/(?:pages\/(?:home\/HomePage|story\/StoryPage)|offline\/NewerAppOffer)\.tsx$/;

function filesOfFirstPage(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const wanted = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk): void => {
    if (wanted.has(chunk.fileName)) return;
    wanted.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) take(imported);
    }
  };
  for (const chunk of chunks)
    if (chunk.isEntry || nearest.test(chunk.facadeModuleId ?? "")) take(chunk);
  return [...wanted].toSorted();
}
