import { readFileSync } from "node:fs";
import { experimental_enrichCsf as enrichCsf } from "@storybook/react/preset";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Names } from "./names.ts";
import { readable } from "./readable.ts";
import { readStoryFile } from "./story-file.ts";

/** The code of a file's stories as an app would write it, by the stories' ids. */
export async function examplesOf(file: string, names: Names): Promise<Record<string, string>> {
  const source = readFileSync(file, "utf8");
  const story = await readStoryFile(file);
  const { title, snippets } = await snippetsOf(file, source);
  const component = title.slice(title.lastIndexOf("/") + 1);
  return Object.fromEntries(
    snippets.map(({ id, snippet }) => [id, readable(snippet, { ...names, component }, story)]),
  );
}

/** Storybook's own snippet of each story: the component with the story's args. */
async function snippetsOf(file: string, source: string) {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
  const enrich = await enrichCsf(undefined, {
    presets: { apply: async () => ({ experimentalCodeExamples: true }) },
  });
  const { _ast: ast, _stories: stories } = csf;
  const before = ast.program.body.length;
  await enrich(csf, csf);
  const added: unknown[] = ast.program.body.slice(before);
  const found = new Map(added.flatMap(snippetIn));
  const snippets = Object.entries(stories).flatMap(([exported, { id }]) => {
    const snippet = found.get(exported);
    return snippet === undefined ? [] : [{ id, snippet }];
  });
  return { title: csf.meta.title ?? "", snippets };
}

interface SyntaxNode {
  readonly type?: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly [field: string]: unknown;
}

/** Storybook adds `Quiet.input.parameters = { …, docs: { …, source: { code: "<snippet>", … } } }`. */
function snippetIn(statement: unknown): [string, string][] {
  let story: string | undefined;
  let snippet: string | undefined;
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null || snippet !== undefined) return;
    if (Array.isArray(value)) {
      value.forEach(look);
      return;
    }
    const node = value as SyntaxNode;
    if (node.type === "Identifier") story ??= node.name;
    const { key, value: given } = node as { key?: SyntaxNode; value?: SyntaxNode };
    if (node.type === "ObjectProperty" && key?.name === "code") snippet = String(given?.value);
    else Object.values(node).forEach(look);
  };
  look((statement as SyntaxNode)["expression"]);
  return story === undefined || snippet === undefined ? [] : [[story, snippet]];
}
