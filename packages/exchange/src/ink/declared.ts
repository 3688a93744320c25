import type { Expression } from "../script/expression.ts";
import type { Declared } from "../script/infer.ts";
import { inkExpression, type Names } from "./weave/dialect.ts";
import type { InkLine } from "./weave/lines.ts";

const variable = /^(VAR|CONST)\s+([\p{L}\p{M}\p{N}_]+)\s*=(.+)$/u;
const list = /^LIST\s+([\p{L}\p{M}\p{N}_]+)\s*=(.+)$/u;
const temporary = /^\s*~\s*temp\s+([\p{L}\p{M}\p{N}_]+)/u;

interface ListItems {
  name: string;
  items: string[];
  start: string[];
  line: number;
}

function listIn({ text, line }: InkLine): ListItems[] {
  const [, name, written] = list.exec(text.trimStart()) ?? [];
  if (name === undefined || written === undefined) return [];
  const items = written.split(",").map((item) => {
    const [word = ""] = /[\p{L}\p{M}\p{N}_]+/u.exec(item) ?? [];
    return { word, isIn: /^\s*\(/.test(item) };
  });
  const start = items.flatMap(({ word, isIn }) => (isIn ? [word] : []));
  return [{ name, items: items.map(({ word }) => word), start, line }];
}

/** The variables, constants and lists of an ink file, wherever they are declared; they are added to `names`. */
export function declaredIn(lines: readonly InkLine[], names: Names): Declared[] {
  const lists = lines.flatMap(listIn);
  for (const { name, items } of lists) {
    names.variables.add(name);
    for (const item of items) names.items.add(item);
  }
  const declared: Declared[] = lists.map(({ name, items, start, line }) => ({
    name,
    start: { kind: "words", words: start },
    values: items,
    line,
  }));
  const values = [...names.items];
  for (const { text, line } of lines) {
    const [, temp] = temporary.exec(text) ?? [];
    if (temp !== undefined) names.variables.add(temp);
    const [, kind, name, after] = variable.exec(text.trimStart()) ?? [];
    if (name === undefined || after === undefined) continue;
    const written = after.trim();
    const read = inkExpression(written, names, "");
    const start: Expression | null =
      read !== null || !/^\(\s*\)$/.test(written) ? read : { kind: "words", words: [] };
    if (kind === "CONST") {
      if (start !== null) names.constants.set(name, start);
      continue;
    }
    names.variables.add(name);
    declared.push({ name, start, values, line });
  }
  return declared;
}
