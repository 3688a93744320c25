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
  readonly key?: { readonly name?: string };
  readonly value?: Node & { readonly right?: Node };
}
interface Declarator {
  readonly id: Pattern;
  readonly init: Pattern | null;
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

/** The defaults that a component gives where it takes its props apart, each as it is written. */
export function defaultsOf(file: string, component: string): Map<string, string> {
  const code = readFileSync(file, "utf8");
  const statements = parseSync(file, code).program.body as readonly Statement[];
  const found = statements
    .map((statement) => (statement.declaration ?? statement) as FunctionNode)
    .find(({ type, id }) => type === "FunctionDeclaration" && id?.name === component);
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

/** `const { size = "medium", ...rest } = props;` */
function takenApart({ body }: FunctionNode, props: string | undefined): Pattern[] {
  return (body?.body ?? [])
    .flatMap(({ declarations }) => declarations ?? [])
    .filter(({ init }) => init?.type === "Identifier" && init.name === props)
    .map(({ id }) => id);
}
