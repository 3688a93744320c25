import { readFileSync } from "node:fs";
import { parseSync } from "rolldown/utils";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Pattern extends Node {
  readonly properties?: readonly Property[];
  readonly name?: string;
}
interface Property extends Node {
  /** The `rest` of `...rest`. */
  readonly argument?: { readonly name?: string };
  readonly key?: { readonly name?: string };
  readonly value?: Node & { readonly right?: Node };
}
interface Declarator {
  readonly id: Pattern;
  readonly init: (Pattern & { readonly arguments?: readonly FunctionNode[] }) | null;
}
interface Statement extends Node {
  readonly declaration?: FunctionNode | null;
  readonly declarations?: readonly Declarator[];
}
interface FunctionNode extends Node {
  readonly id?: { readonly name?: string } | null;
  readonly params?: readonly Pattern[];
  readonly body?: { readonly body?: readonly Statement[] } | null;
}

/** The defaults in a component's destructured props, as they are written. */
export function defaultsOf(file: string, component: string): Map<string, string> {
  const code = readFileSync(file, "utf8");
  const statements = parseSync(file, code).program.body as readonly Statement[];
  const found = statements.flatMap(functionsIn).find(({ id }) => id?.name === component);
  const [props] = found?.params ?? [];
  if (!found || !props) return new Map();
  const taken = props.properties ? [props] : takenApart(found, props.name);
  return new Map(
    taken
      .flatMap(({ properties }) => properties ?? [])
      .flatMap(({ key, value }): [string, string][] =>
        key?.name && value?.right
          ? [[key.name, code.slice(value.right.start, value.right.end)]]
          : [],
      ),
  );
}

/** Finds `function Card() {}` and `const Card = memo(function Card() {});`. */
function functionsIn(statement: Statement): FunctionNode[] {
  const declared = (statement.declaration ?? statement) as FunctionNode & Statement;
  const wrapped = (declared.declarations ?? []).flatMap(({ init }) => init?.arguments ?? []);
  return [declared, ...wrapped].filter(({ type }) => type.startsWith("Function"));
}

/** Finds `const { size = "medium", ...rest } = props;`, and the same for `rest`. */
function takenApart({ body }: FunctionNode, props: string | undefined): Pattern[] {
  const names = new Set([props]);
  return (body?.body ?? [])
    .flatMap(({ declarations }) => declarations ?? [])
    .filter(({ id, init }) => {
      if (init?.type !== "Identifier" || !names.has(init.name)) return false;
      for (const { argument } of id.properties ?? []) if (argument) names.add(argument.name);
      return true;
    })
    .map(({ id }) => id);
}
