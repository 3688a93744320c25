import { type Expression, nameOf, valueOf } from "../script/expression.ts";
import { type Dialect, readExpression } from "../script/read-expression.ts";
import type { SourceExpression } from "../script/statement.ts";

const signs: Dialect["signs"] = {
  not: "not",
  and: "and",
  or: "or",
  "!=": "!=",
  "<=": "<=",
  ">=": ">=",
  "=": "=",
  "<": "<",
  ">": ">",
  "%+": "fair+",
  "%-": "fair-",
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
  modulo: "%",
};

/** A ChoiceScript expression, which is case-insensitive. */
export function choiceExpression(code: string): Expression | null {
  return readExpression(code.trim(), {
    name: /[A-Za-z_]\w*/uy,
    signs,
    known: (name) => {
      const low = name.toLowerCase();
      return low === "true" || low === "false" ? valueOf(low === "true") : nameOf(low);
    },
    call: (name, given) => {
      const [only] = given;
      if (name.toLowerCase() === "not" && given.length === 1 && only !== undefined)
        return { kind: "not", of: only };
      return { kind: "call", name, given };
    },
  });
}

export function choiceAsked(code: string, line: number): SourceExpression {
  return { of: choiceExpression(code), code: code.trim(), line };
}
