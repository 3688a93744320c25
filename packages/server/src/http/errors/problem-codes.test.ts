import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fieldProblemTypes, problemCodes } from "@katha/api/contract";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "../..");

async function serverSource(): Promise<string> {
  const files = await readdir(source, { recursive: true });
  const read = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFile(path.join(source, file), "utf8"));
  return (await Promise.all(read)).join("\n");
}

test("every listed code is one that the server sends", async () => {
  const text = await serverSource();
  const unused = [...problemCodes, ...fieldProblemTypes].filter(
    (code) => !text.includes(`"${code}"`) && !text.includes(`${code}:`),
  );
  expect(unused).toEqual([]);
});

test("a code has one meaning", () => {
  const all = [...problemCodes, ...fieldProblemTypes];
  expect(new Set(all).size).toBe(all.length);
});
