import { type Expression, valueOf } from "../../script/expression.ts";
import { type Dialect, readExpression } from "../../script/read-expression.ts";
import type { SourceExpression } from "../../script/statement.ts";

/** What names mean in an ink file. */
export interface Names {
  constants: Map<string, Expression>;
  /** Items of its lists. */
  items: Set<string>;
  variables: Set<string>;
  /** The absolute name of a knot, stitch or label, resolved from an address; null where there is none. */
  addressOf: (name: string, from: string) => string | null;
  /** The parameters of each knot. */
  parameters: Map<string, readonly string[]>;
}

const signs: Dialect["signs"] = {
  not: "not",
  "!": "not",
  and: "and",
  "&&": "and",
  or: "or",
  "||": "or",
  "==": "=",
  "!=": "!=",
  "<=": "<=",
  ">=": ">=",
  "<": "<",
  ">": ">",
  mod: "%",
  "%": "%",
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
  has: "has",
  hasnt: "hasnt",
  "!?": "hasnt",
  "?": "has",
};

/** `MIN(MAX(n, 0), 5)` clamps a number. */
function bounded(name: string, given: readonly Expression[]): Expression {
  const [inner, most] = given;
  if (name === "MIN" && inner?.kind === "call" && inner.name === "MAX" && most !== undefined)
    return { kind: "call", name: "clamp", given: [...inner.given, most] };
  return { kind: "call", name, given };
}

export function inkExpression(text: string, names: Names, from: string): Expression | null {
  return readExpression(text, {
    name: /[\p{L}\p{M}\p{N}_]+(?:\.[\p{L}\p{M}\p{N}_]+)*/uy,
    signs,
    known: (name) => {
      if (name === "true" || name === "false") return valueOf(name === "true");
      const constant = names.constants.get(name);
      if (constant !== undefined) return constant;
      if (names.variables.has(name)) return null;
      const item = name.slice(name.lastIndexOf(".") + 1);
      if (names.items.has(name) || (names.items.has(item) && name.includes(".")))
        return { kind: "words", words: [item] };
      const address = names.addressOf(name, from);
      return address === null ? null : { kind: "visits", of: address };
    },
    call: bounded,
  });
}

export function inkAsked(
  code: string,
  names: Names,
  { from, line }: { from: string; line: number },
): SourceExpression {
  return { of: inkExpression(code, names, from), code: code.trim(), line };
}
