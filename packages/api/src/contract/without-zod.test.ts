import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
const entries = globSync("src/{,*/}index.ts", { cwd: packageFolder }).filter(
  (entry) => !/^src\/(?:contract|testing)\//.test(entry),
);

it("loads no zod with anything that a browser imports", async () => {
  const { metafile } = await build({
    absWorkingDir: packageFolder,
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    format: "esm",
    external: ["@reduxjs/toolkit", "react", "react-redux"],
  });
  expect(entries).toContain("src/game/index.ts");
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain("src/contract/call-table/stories.ts");
  expect(inputs.filter((input) => input.includes("/zod/"))).toEqual([]);
});
