import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { examplesOf } from "./examples.ts";
import { libraryNames } from "./names.ts";

const folder = "examples";

/** Gives Storybook's pages the code of the stories, in a file for each component: `examples/primitives-button.json`. */
export function storyCodes(root: string): Plugin {
  const names = libraryNames(path.join(root, "packages/ui"));
  const files = () =>
    globSync([".storybook/foundations/*.stories.tsx", "packages/{ui,app}/src/**/*.stories.tsx"], {
      cwd: root,
    }).map((file) => path.join(root, file));
  /** Files change while Storybook is open, so nothing is kept. */
  const codesOf = async (wanted?: string) => {
    const file = files().find((each) => pageOf(each) === wanted);
    return file && (await examplesOf(file, names));
  };
  return {
    name: "katha:examples",
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const wanted = request.url?.replaceAll(/^\/|\.json.*$/g, "");
        codesOf(wanted).then((codes) => {
          if (!codes) return response.writeHead(404).end();
          return response.setHeader("content-type", "application/json").end(JSON.stringify(codes));
        }, next);
      });
    },
    async generateBundle() {
      for (const file of files()) {
        this.emitFile({
          type: "asset",
          fileName: `${folder}/${pageOf(file)}.json`,
          source: JSON.stringify(await examplesOf(file, names)),
        });
      }
    },
  };
}

/** The beginning of its stories' ids, as Storybook makes it of their title. */
function pageOf(file: string): string {
  const [, title = ""] =
    /\bpreview\.meta\(\{\s*title:\s*"([^"]+)"/.exec(readFileSync(file, "utf8")) ?? [];
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}
