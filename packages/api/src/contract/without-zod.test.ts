import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
const { exports } = JSON.parse(readFileSync(`${packageFolder}/package.json`, "utf8")) as {
  exports: Record<string, string | Record<string, string>>;
};
const entries = Object.entries(exports).flatMap(([name, conditions]) =>
  typeof conditions === "string" || name === "./contract"
    ? []
    : [conditions["@katha/source"] ?? ""],
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
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain("src/contract/call-table/stories.ts");
  expect(inputs.filter((input) => input.includes("/zod/"))).toEqual([]);
});
