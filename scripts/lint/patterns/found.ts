import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "rolldown/utils";

export interface FoundPattern {
  /** The file and its line. */
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

const root = path.resolve(import.meta.dirname, "../../..");

/** What ships: neither tests nor stories, nor what only these use. */
const code = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /^packages\/[^/]+\/src\/.*\.(?:tsx?|m?js)$/u.test(file))
  .filter((file) => !/\.(?:test|stories|d)\.|\/(?:testing|mocks)\/|mockServiceWorker/u.test(file))
  .filter((file) => existsSync(path.join(root, file)));

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

interface Literal {
  readonly type: "Literal";
  readonly start: number;
  readonly regex: { readonly pattern: string; readonly flags: string };
}

const isPattern = (node: object): node is Literal =>
  "regex" in node && "type" in node && node.type === "Literal";

function patternsUnder(node: unknown): Literal[] {
  if (typeof node !== "object" || node === null) return [];
  return isPattern(node) ? [node] : Object.values(node).flatMap(patternsUnder);
}

/** Every pattern that is written as a literal. */
export function writtenPatterns(): FoundPattern[] {
  return code.flatMap((file) => {
    const text = textOf(file);
    const { program } = parseSync(file, text);
    return patternsUnder(program).map(({ start, regex }) => ({
      at: `${file}:${text.slice(0, start).split("\n").length}`,
      source: regex.pattern,
      flags: regex.flags,
    }));
  });
}

/** Every pattern that a module of the server or of what it stands on puts together while it is loaded. */
export function builtPatterns(): FoundPattern[] {
  const files = code.filter(
    (file) => !/^packages\/(?:app|ui)\//u.test(file) && /\bRegExp\(/u.test(textOf(file)),
  );
  const built = path.join(import.meta.dirname, "built.ts");
  return JSON.parse(
    execFileSync(process.execPath, ["--conditions=@katha/source", built], {
      input: files.join("\n"),
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    }),
  ) as FoundPattern[];
}
