import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withPublishedImports } from "./library.ts";
import { entriesOf, stylesheetsOf } from "./entries.ts";
import { exportedNames } from "./public-names.ts";

describe("a package made for this test", () => {
  let folder = "";
  const write = (file: string, code: string) => {
    const place = path.join(folder, "src", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, code);
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "katha-public-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("anything the root does not export is private, and a type alone is not an entry", () => {
    write("index.ts", `export { A } from "./a/A.tsx";\nexport type { B } from "./b/B.tsx";\n`);
    expect(entriesOf(folder).map(({ subpath }) => subpath)).toEqual([".", "./A"]);
  });

  test("a list over several lines is read completely", () => {
    write("index.ts", `export {\n  A,\n  useA,\n} from "./a/A.tsx";\n`);
    expect(entriesOf(folder).map(({ subpath }) => subpath)).toEqual([".", "./A"]);
  });

  test("a folder that the root re-exports is read through its index, which is not an entry itself", () => {
    write(
      "index.ts",
      `export * from "./folder/index.ts";\nexport { c } from "./other/index.ts";\n`,
    );
    write("folder/index.ts", `export * from "./inner/index.ts";\n`);
    write("folder/inner/index.ts", `export { A } from "./A/A.tsx";\n`);
    write("other/index.ts", `export const c = 1;\n`);
    expect(entriesOf(folder)).toEqual([
      { subpath: ".", file: "index.ts" },
      { subpath: "./A", file: "folder/inner/A/A.tsx" },
      { subpath: "./other", file: "other/index.ts" },
    ]);
  });

  test("two components with the same name are an error", () => {
    write("index.ts", `export { A } from "./a/A.tsx";\nexport { A as B } from "./b/A.tsx";\n`);
    expect(() => entriesOf(folder)).toThrow("would both be imported as ./A");
  });

  test("a stylesheet that another imports is not public", () => {
    write("all.css", `@import "./part/part.css";`);
    write("part/part.css", "");
    expect(stylesheetsOf(folder)).toEqual(["all.css"]);
  });

  test("names are followed through export *, and types are marked", () => {
    write("index.ts", `export * from "./more.ts";\nexport type { T as U } from "./more.ts";\n`);
    write(
      "more.ts",
      "export const a = 1, b = 2;\nexport interface T {}\nexport function c() {}\nexport const { d, e: f } = c();\n",
    );
    expect(Object.fromEntries(exportedNames(path.join(folder, "src/index.ts")))).toEqual({
      a: false,
      b: false,
      c: false,
      d: false,
      f: false,
      T: true,
      U: true,
    });
  });
});

test.each([
  [`import { a } from "./a.ts";`, `import { a } from "./a.js";`],
  [`export * from "../b/B.tsx";`, `export * from "../b/B.js";`],
  [`const late = import("./c.ts");`, `const late = import("./c.js");`],
  [`import"./d.ts";`, `import"./d.js";`],
  [`import { z } from "zod";`, `import { z } from "zod";`],
  [`const said = "./e.ts";`, `const said = "./e.ts";`],
])("%s is published as %s", (source, published) => {
  expect(withPublishedImports(source)).toBe(published);
});
