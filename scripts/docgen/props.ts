import path from "node:path";
import { API, SignatureKind, SymbolFlags } from "typescript/unstable/sync";
import type { Checker, Project, Symbol as TypeSymbol, Type } from "typescript/unstable/sync";
import { dataTypesOf, isOurs } from "./data-types.ts";
import type { DataType } from "./data-types.ts";
import { defaultsOf } from "./defaults.ts";
import { textOf } from "./type-text.ts";

export interface PropType {
  /** The type as one would write it: `"small" | "medium"`, `ReactNode`. */
  readonly text: string;
  /** The members, if all of them are literals. */
  readonly literals: readonly string[];
}

export interface PropDocs {
  readonly name: string;
  readonly type: PropType;
  readonly required: boolean;
  readonly description: string;
  /** What its `@default` says, which editors show. */
  readonly documentedDefault: string | undefined;
  /** The default as the code has it. */
  readonly defaultInCode: string | undefined;
}

export interface ComponentDocs {
  readonly name: string;
  readonly description: string;
  readonly props: readonly PropDocs[];
  /** Our own types that the props use. */
  readonly dataTypes: readonly DataType[];
}

const componentName = /^[A-Z](?=.*[a-z])\w*$/;

/** Reads props with the compiler. `typescript/unstable` is the only API that TypeScript 7 has. */
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

  /** Rereads files that have changed. */
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
  const own = props.filter(isOurs);
  const types = own.map((prop) => checker.getTypeOfSymbol(prop)).filter((one) => one !== undefined);
  return {
    description: symbol.getDocumentationComment(checker),
    dataTypes: dataTypesOf(checker, types),
    props: props
      .filter((prop) => own.includes(prop) || prop.name === "ref")
      .map((prop) => ({
        name: prop.name,
        type: typeDocs(checker, checker.getTypeOfSymbol(prop)),
        required: !(prop.flags & SymbolFlags.Optional),
        description: prop.getDocumentationComment(checker),
        documentedDefault: documentedDefault(checker, prop),
        defaultInCode: defaults.get(prop.name),
      })),
  };
}

/** A default to show: what is documented, or else what the code has. */
export function defaultOf({ documentedDefault: documented, defaultInCode }: PropDocs) {
  return documented ?? defaultInCode;
}

function documentedDefault(checker: Checker, prop: TypeSymbol): string | undefined {
  return prop.getJsDocTags(checker).find(({ name }) => name === "default")?.text;
}

function typeDocs(checker: Checker, type: Type | undefined): PropType {
  const text = textOf(checker, type);
  const members = text.split(" | ");
  const isLiteral = (member: string) => /^(?:"[^"]*"|-?\d+)$/.test(member);
  return { text, literals: members.every(isLiteral) ? members : [] };
}
