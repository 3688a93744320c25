import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./consumer.ts";

/** The packages' READMEs, and the language that their code is in. */
export const readmes = [
  ["ui", "tsx"],
  ["api", "tsx"],
  ["storygraph", "ts"],
] as const;

/** The code blocks of a package's README in this language. */
export function pieces(name: string, language: "sh" | "ts" | "tsx"): string[] {
  const readme = readFileSync(path.join(root, "packages", name, "README.md"), "utf8");
  const found = [...readme.matchAll(/^```(\w+)(?: \S+)?\n(.*?)^```/gms)];
  const code = found.filter(([, lang]) => lang === language).map(([, , text = ""]) => text);
  if (code.length === 0) throw new Error(`The README of ${name} has no ${language}.`);
  return code;
}
