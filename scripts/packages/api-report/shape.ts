import { createHash } from "node:crypto";

const lineWidth = 120;
const linesMost = 20;
const charactersMost = 400;

/** A declaration as the report shows it: compact, and if very long, cut to its first level and a digest. */
export function shape(declaration: string): string {
  // Import paths matter little to readers and take up most of an inferred type.
  const named = declaration.replace(/\bimport\("[^"]+"\)\./g, "");
  // Rewording a message does not change the API; others rely only on its key and its values.
  const unworded = named.replace(
    /^((?:[^{]*TableOf<[^{]*\{)?readonly (?:\w+|"[^"]+"): )(readonly \[.*\])/gm,
    (_, key: string, words: string) => `${key}"${valuesOf(words).join(" ")}"`,
  );
  const lines = unworded.split("\n").map((line) => line.trimEnd());
  const compact = joinShortBlocks(lines.filter((line) => line !== "").join("\n"));
  return shorten(foldDeepLines(compact.split("\n"))).join("\n");
}

/** For `readonly ["Part ", readonly ["number"]]`: number. */
function valuesOf(words: string): string[] {
  const names = [...words.matchAll(/(?:\[|, )readonly \["(\w+)"/g)].map(([, name = ""]) => name);
  return [...new Set(names)].toSorted();
}

function joinShortBlocks(code: string): string {
  const joined = code.replace(
    /^( *)(.*)\{\n([^{}]*)\n *\}(.*)$/gm,
    (block, indent: string, before: string, members: string, after: string) => {
      const line = `${indent}${before}{ ${members.replace(/\s*\n\s*/g, " ").trim()} }${after}`;
      return line.length <= lineWidth ? line : block;
    },
  );
  return joined;
}

function foldDeepLines(lines: string[]): string[] {
  if (lines.length <= linesMost) return lines;
  const shown: string[] = [];
  let deep: string[] = [];
  for (const line of lines) {
    if (/^ {5}/.test(line)) {
      deep.push(line);
      continue;
    }
    if (deep.length > 0) shown.push(`        … ${deep.length} lines, ${digest(deep.join("\n"))}`);
    deep = [];
    shown.push(line);
  }
  return shown;
}

function shorten(lines: string[]): string[] {
  return lines.map((line) => {
    if (line.length <= charactersMost) return line;
    const rest = line.slice(charactersMost);
    return `${line.slice(0, charactersMost)}… ${rest.length} characters, ${digest(rest)}`;
  });
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
