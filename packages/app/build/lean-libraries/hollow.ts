import { Visitor, parseSync } from "rolldown/utils";

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The code without what is in these functions and without these assignments; every line keeps its number. */
export function hollow(
  file: string,
  code: string,
  names: ReadonlySet<string>,
): { code: string; found: ReadonlySet<string> } {
  const cuts: (Part & { put: string })[] = [];
  const found = new Set<string>();
  const linesOf = ({ start, end }: Part) => code.slice(start, end).replaceAll(/[^\n]/g, "");

  function empty(name: string, body: Part): void {
    if (!names.has(name)) return;
    found.add(name);
    cuts.push({ start: body.start, end: body.end, put: `{${linesOf(body)}}` });
  }

  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body) empty(id.name, body);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && isFunction(init)) empty(id.name, init.body);
    },
    Property({ key, value }) {
      if (key.type === "Identifier" && isFunction(value)) empty(key.name, value.body);
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== "AssignmentExpression") return;
      const { left } = expression;
      const target = code.slice(left.start, left.end);
      const name = [target, target.replace(/\.\w+$/, "")].find((one) => names.has(one));
      if (name === undefined) return;
      found.add(name);
      cuts.push({ start, end, put: linesOf({ start, end }) });
    },
  }).visit(parseSync(file, code).program);

  const fromTheEnd = cuts.toSorted((one, other) => other.start - one.start);
  return {
    code: fromTheEnd.reduce(
      (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end),
      code,
    ),
    found,
  };
}

function isFunction<Node extends { type: string }>(
  node: Node | null | undefined,
): node is Node & { body: Part } {
  if (!node || !("body" in node) || !node.body) return false;
  return node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
}
