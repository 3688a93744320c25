import { readFileSync } from "node:fs";
import { experimental_enrichCsf as enrichCsf } from "@storybook/react/preset";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Names } from "../docgen/names.ts";
import { readable } from "../docgen/readable.ts";
import { readStoryFile } from "./story-file.ts";
import { undeclaredIn } from "./undeclared.ts";

export interface Example {
  /** The story's id in Storybook. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly code: string;
  /** Whether it is a module that an app can take as it is. Some stories use more than can be written down. */
  readonly isWhole: boolean;
}

/** The stories of a file as an app would write them. */
export async function examplesOf(file: string, names: Names): Promise<Example[]> {
  const source = readFileSync(file, "utf8");
  const story = await readStoryFile(file);
  const { title, snippets } = await snippetsOf(file, source);
  const component = title.slice(title.lastIndexOf("/") + 1);
  return snippets.map(({ id, exported, snippet }) => {
    const code = readable(snippet, { ...names, component }, story);
    return {
      id,
      name: spaced(exported),
      description: commentAbove(exported, source),
      code,
      isWhole: undeclaredIn(code).length === 0,
    };
  });
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
    return snippet === undefined ? [] : [{ id, exported, snippet }];
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

function commentAbove(story: string, code: string): string {
  const [, comment = ""] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport const ${story} = `).exec(code) ?? [];
  return comment.replaceAll(/\n \* ?/g, " ").trim();
}

/** "LongText" is shown as "Long Text". */
function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ");
}
