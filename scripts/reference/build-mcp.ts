// `npm run build -w @katha/ui-mcp`: writes the program and the pages that it answers from.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { writeManifest } from "../packages/manifest.ts";
import { root } from "../run/process.mjs";
import { classesPage } from "./classes.ts";
import { guidesOf } from "./guides.ts";
import { lineOf, pageOf } from "./page.ts";
import { readReference } from "./reference.ts";

const packageFolder = path.join(root, "packages/ui-mcp");
const dist = path.join(packageFolder, "dist");

rmSync(dist, { recursive: true, force: true });
const components = await readReference(path.join(root, "packages/ui"));
const guides = [
  ...guidesOf(root),
  {
    name: "styles.css",
    line: "The classes of styles.css, for pages without React",
    text: await classesPage(path.join(root, "packages/ui")),
  },
];
for (const folder of ["components", "guides"])
  mkdirSync(path.join(dist, folder), { recursive: true });
for (const component of components)
  writeFileSync(path.join(dist, "components", `${component.name}.md`), pageOf(component));
for (const { name, text } of guides) writeFileSync(path.join(dist, "guides", `${name}.md`), text);
const index = {
  components: components.map((component) => ({
    name: component.name,
    line: lineOf(component),
    otherNames: component.guide?.otherNames ?? [],
  })),
  guides: guides.map(({ name, line }) => ({ name, line, otherNames: [] })),
};
writeFileSync(path.join(dist, "index.json"), JSON.stringify(index));
await build({
  entryPoints: [path.join(packageFolder, "src/main.ts")],
  outfile: path.join(dist, "main.js"),
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  banner: { js: "#!/usr/bin/env node" },
});
writeManifest(packageFolder);
