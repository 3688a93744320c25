import path from "node:path";
import { API, NodeBuilderFlags, SignatureKind, SymbolFlags } from "typescript/unstable/sync";
import type { Checker, Project, Symbol as TypeSymbol, Type } from "typescript/unstable/sync";
import { defaultsOf } from "./defaults.ts";

export interface PropType {
  /** As somebody would write it: `"small" | "medium"`, `ReactNode`. */
  readonly text: string;
  /** The members, where all of them are literals. */
  readonly literals: readonly string[];
}

export interface PropDocs {
  readonly name: string;
  readonly type: PropType;
  readonly required: boolean;
  readonly description: string;
  readonly defaultValue: string | undefined;
}

export interface ComponentDocs {
  readonly name: string;
  readonly description: string;
  readonly props: readonly PropDocs[];
}

const componentName = /^[A-Z](?=.*[a-z])\w*$/;

/** Reads props as the compiler understands them. `typescript/unstable` is the only door that TypeScript 7 has. */
export class PropsReader implements Disposable {
  readonly #api: API;
  readonly #config: string;
  #project: Project;

  constructor(packageFolder: string) {
    this.#config = path.join(packageFolder, "tsconfig.json");
    this.#api = new API({ cwd: packageFolder });
    this.#project = this.#open();
  }

  #open(): Project {
    const snapshot = this.#api.updateSnapshot({ openProjects: [this.#config] });
    const project = snapshot.getProject(this.#config);
    if (!project) throw new Error(`${this.#config} is no project of TypeScript.`);
    return project;
  }

  /** After a change of a file. */
  update(changed: readonly string[]): void {
    const snapshot = this.#api.updateSnapshot({ fileChanges: { changed: [...changed] } });
    this.#project = snapshot.getProject(this.#config) ?? this.#open();
  }

  /** The components that a module exports. */
  components(file: string): ComponentDocs[] {
    const { checker, program } = this.#project;
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const props = componentName.test(exported.name) && propsOf(checker, exported);
      return props ? [{ ...props, name: exported.name }] : [];
    });
  }

  [Symbol.dispose](): void {
    this.#api.close();
  }
}

function propsOf(checker: Checker, exported: TypeSymbol): Omit<ComponentDocs, "name"> | undefined {
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & SymbolFlags.Value)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return undefined;
  const taken =
    signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined;
  const file = symbol.valueDeclaration?.path;
  const defaults = file ? defaultsOf(file, symbol.name) : new Map<string, string>();
  const props = taken ? checker.getPropertiesOfType(taken) : [];
  return {
    description: symbol.getDocumentationComment(checker),
    props: props
      .filter((prop) => isOurs(prop) || prop.name === "ref")
      .map((prop) => ({
        name: prop.name,
        type: typeDocs(checker, checker.getTypeOfSymbol(prop)),
        required: !(prop.flags & SymbolFlags.Optional),
        description: prop.getDocumentationComment(checker),
        defaultValue: defaults.get(prop.name),
      })),
  };
}

/** Attributes that every element has are no news. */
function isOurs({ declarations }: TypeSymbol): boolean {
  return declarations.some(({ path: file }) => !file.includes("/node_modules/"));
}

function typeDocs(checker: Checker, type: Type | undefined): PropType {
  if (!type) return { text: "", literals: [] };
  const text = checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*=> \w+)\)$/, "$1")
    .replaceAll(", string | JSXElementConstructor<any>>", ">");
  const members = text.split(" | ");
  const isLiteral = (member: string) => /^(?:"[^"]*"|-?\d+)$/.test(member);
  return { text, literals: members.every(isLiteral) ? members : [] };
}
