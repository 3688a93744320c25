import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { apiReport } from "./api-report.ts";
import { shape } from "./shape.ts";

let folder = "";
const write = (file: string, code: string) => {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, code);
};
const report = () => apiReport(folder, path.join(folder, "dist"));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "katha-report-"));
  write("package.json", `{ "name": "made" }`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("names are sorted, with their types and without comments", () => {
  write("src/index.ts", `export * from "./a.ts";\n`);
  write("dist/index.d.ts", `export * from "./a.js";\n`);
  write(
    "dist/a.d.ts",
    `/** Second. */\nexport declare function b(x: A): void;\nexport interface A {\n    /** One. */\n    one: 1;\n}\n`,
  );
  expect(report()).toContain(
    "## made\n\n```ts\ninterface A { one: 1; }\nfunction b(x: A): void;\n```\n",
  );
});

test("the parts of a type are shown, and anything unmentioned is not", () => {
  write("src/index.ts", `export { a } from "./a.ts";\n`);
  write("dist/index.d.ts", `export { a } from "./a.js";\n`);
  write(
    "dist/a.d.ts",
    `import type { Size } from "./size.js";\nexport declare const a: (size: Size) => void;\nexport declare const unused: 1;\n`,
  );
  write(
    "dist/size.d.ts",
    `export type Size = keyof typeof sizes;\ndeclare const sizes: { s: 1 };\n`,
  );
  const [, , parts] = report().split("\n## ");
  expect(parts).toContain("type Size = keyof typeof sizes;\nconst sizes: { s: 1 };");
  expect(report()).not.toContain("unused");
});

test("a name keeps its @deprecated mark", () => {
  write("src/index.ts", "");
  write(
    "dist/index.d.ts",
    `/** Old.\n * @deprecated Use b. */\nexport declare const a: 1, b: 2;\n`,
  );
  expect(report()).toContain("/** @deprecated */\nconst a: 1;");
});

test("screens are left out", () => {
  write("src/index.ts", `export { A } from "./A.tsx";\nexport { B } from "./screens/B.tsx";\n`);
  write("dist/index.d.ts", `export { A } from "./A.js";\nexport { B } from "./screens/B.js";\n`);
  write("dist/A.d.ts", `export declare function A(): null;\n`);
  write("dist/screens/B.d.ts", `export declare function B(): null;\n`);
  expect(report()).not.toMatch(/\bB\b/);
  expect(report()).toContain("function A(): null;");
});

test("an entry that only re-exports names takes one line", () => {
  write("src/index.ts", `export { A } from "./A.tsx";\n`);
  write("dist/index.d.ts", `export { A } from "./A.js";\n`);
  write("dist/A.d.ts", `export declare function A(): null;\n`);
  expect(report()).toContain("## Entries with names from above\n\n- `made/A`: A\n");
});

test("a message is reduced to its key and values, whatever its wording", () => {
  const message = (words: string) =>
    shape(
      `const m: import("../table.ts").TableOf<"play", {readonly "part": ${words};\nreadonly "whole": ${words}}>;`,
    );
  const one = `readonly ["Part ", readonly ["number"], " of ", readonly ["total"]]`;
  const other = `readonly [readonly ["number"], " out of ", readonly ["total"]]`;
  expect(message(one)).toBe(message(other));
  expect(message(one)).toContain('readonly "whole": "number total"');
  expect(message(one)).not.toBe(message(`readonly ["Part ", readonly ["number"]]`));
  const plural = (form: string) =>
    `readonly [readonly ["count", "plural", {readonly one: readonly ["${form}"];readonly other: readonly [readonly ["amount"], " days"]}]]`;
  expect(message(plural("day"))).toBe(message(plural("tomorrow")));
  expect(message(plural("day"))).toContain('"amount count"');
});

test("a change deep in a very long type changes the report", () => {
  const long = (last: string) => {
    const fields = Array.from({ length: 30 }, (_, index) => `        field${index}: string;`);
    return shape(`const t: {\n    deep: {\n${fields.join("\n")}\n        ${last}\n    };\n};`);
  };
  expect(long("a: 1;").split("\n")).toHaveLength(5);
  expect(long("a: 1;")).not.toBe(long("a: 2;"));
});
