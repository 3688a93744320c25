import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
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

it("brings none of zod's languages with the contract: `import * as z` lets bundlers leave them out", async () => {
  const { metafile } = await build({
    absWorkingDir: packageFolder,
    entryPoints: ["src/contract/index.ts"],
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    format: "esm",
  });
  const brought = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
  );
  expect(brought.some((file) => file.includes("/zod/"))).toBe(true);
  expect(brought.filter((file) => /\/zod\/.*\/locales\/(?!en\.)/.test(file))).toEqual([]);
});

it("costs a page under 12 kB for a sign-in, a list and a turn, and needs no other package", async () => {
  const names = "ask, authCalls, createApiClient, createSignInStore, keepSignIn, request";
  const { outputFiles, metafile } = await build({
    absWorkingDir: packageFolder,
    stdin: {
      contents: `
        import { ${names}, newKey, storyCalls, takeTurn } from "./src/fetch/index.ts";
        globalThis.used = [${names}, newKey, storyCalls, takeTurn];`,
      resolveDir: packageFolder,
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
  });
  expect(Object.keys(metafile.inputs).filter((input) => input.includes("node_modules"))).toEqual(
    [],
  );
  expect(gzipSync(outputFiles[0]?.contents ?? "").length).toBeLessThan(12_000);
});
