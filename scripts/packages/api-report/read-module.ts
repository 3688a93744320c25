import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync } from "rolldown/utils";
import { type Comments, isDeprecated, withoutComments } from "./comments.ts";

/** A name and its declarations in a .d.ts file. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  /** One for each overload or merged interface. */
  readonly texts: string[];
  /** Our own names that it mentions. */
  readonly mentions: Mention[];
}

export interface Mention {
  readonly file: string;
  readonly name: string;
  readonly scope: "local" | "exported";
}

export interface Module {
  readonly declared: Map<string, Declaration>;
  /** What a local or exported name refers to. */
  readonly imported: Map<string, Mention>;
  readonly exported: Map<string, Mention>;
  readonly stars: string[];
}

interface Source {
  readonly file: string;
  readonly code: string;
  readonly comments: Comments;
}

type Node = ESTree.Node;

export function readModule(file: string): Module {
  const code = readFileSync(file, "utf8");
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const module: Module = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    stars: [],
  };
  for (const statement of program.body) readStatement(module, { file, code, comments }, statement);
  return module;
}

function readStatement(module: Module, source: Source, statement: Node): void {
  const { file } = source;
  if (statement.type === "ImportDeclaration") {
    const from = ownFile(file, statement.source.value);
    for (const one of statement.specifiers) {
      if (!from || one.type !== "ImportSpecifier") continue;
      const name = nameOf(one.imported);
      module.imported.set(one.local.name, { file: from, name, scope: "exported" });
    }
  } else if (statement.type === "ExportAllDeclaration") {
    const from = ownFile(file, statement.source.value);
    if (!from) throw new Error(`${file} re-exports all of ${statement.source.value}.`);
    module.stars.push(from);
  } else if (statement.type === "ExportNamedDeclaration") {
    readExports(module, source, statement);
  } else {
    declare(module, source, statement, statement.start);
  }
}

function readExports(module: Module, source: Source, statement: ESTree.ExportNamedDeclaration) {
  const { file } = source;
  const origin = statement.source?.value;
  const from = origin === undefined ? undefined : ownFile(file, origin);
  for (const { local, exported } of statement.specifiers) {
    const name = nameOf(local);
    if (origin !== undefined && !from) {
      const texts = [`export { ${name} } from "${origin}";`];
      module.declared.set(name, { file, name, texts, mentions: [] });
    }
    const scope = from ? "exported" : "local";
    module.exported.set(nameOf(exported), { file: from ?? file, name, scope });
  }
  if (!statement.declaration) return;
  for (const name of declare(module, source, statement.declaration, statement.start)) {
    module.exported.set(name, { file, name, scope: "local" });
  }
}

/** Records the declarations of a statement and returns their names. */
function declare(module: Module, source: Source, node: Node, start: number): string[] {
  const { file, code, comments } = source;
  const mark = isDeprecated(code, comments, start) ? "/** @deprecated */\n" : "";
  const keep = (name: string, text: string, declared: Node) => {
    const known = module.declared.get(name) ?? { file, name, texts: [], mentions: [] };
    known.texts.push(mark + text);
    known.mentions.push(...mentionsIn(declared, file));
    module.declared.set(name, known);
    return [name];
  };
  if (node.type === "VariableDeclaration") {
    return node.declarations.flatMap((one) =>
      one.id.type === "Identifier"
        ? keep(one.id.name, `${node.kind} ${withoutComments(code, comments, one)};`, one)
        : [],
    );
  }
  if (!("id" in node) || node.id?.type !== "Identifier") return [];
  return keep(node.id.name, withoutComments(code, comments, node).replace(/^declare /, ""), node);
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === "Literal" ? node.value : node.name;
}

/** The .d.ts file of `./Button.js`; undefined for another package. */
function ownFile(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const file = path.resolve(path.dirname(from), specifier.replace(/\.js$/, ".d.ts"));
  return existsSync(file) ? file : undefined;
}

/** Types and `typeof` values that a declaration mentions, from its own file or through `import("./other.js")`. */
function mentionsIn(node: Node, file: string): Mention[] {
  const found: Mention[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === "TSImportType") {
      const from = ownFile(file, value.source.value);
      const name = value.qualifier && leftmost(value.qualifier);
      if (from && name) found.push({ file: from, name, scope: "exported" });
    } else if (value.type === "TSTypeReference") {
      found.push({ file, name: leftmost(value.typeName), scope: "local" });
    } else if (value.type === "TSTypeQuery") {
      found.push({ file, name: leftmost(value.exprName), scope: "local" });
    } else if (value.type === "TSInterfaceHeritage") {
      found.push({ file, name: leftmost(value.expression), scope: "local" });
    }
    Object.values(value).forEach(visit);
  };
  visit(node);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function leftmost(name: Node): string {
  if (name.type === "TSQualifiedName") return leftmost(name.left);
  return name.type === "Identifier" ? name.name : "";
}
