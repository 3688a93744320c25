import { loss } from "../../lost.ts";
import { binary, nameOf, type Sign, valueOf } from "../../script/expression.ts";
import type { SourceExpression, Statement } from "../../script/statement.ts";
import { inkAsked } from "./dialect.ts";
import type { Reading } from "./inline.ts";

const assignment = /^(?:temp\s+)?([\p{L}\p{M}\p{N}_]+)\s*([-+*/]?=)(?!=)\s*([\s\S]+)$/u;
const step = /^([\p{L}\p{M}\p{N}_]+)\s*(\+\+|--)$/u;

/** `~ x = y + 1` and other lines of logic; null for any other line. */
export function logicStatement(text: string, reading: Reading, line: number): Statement[] | null {
  const { names, from, lost } = reading;
  const [, code] = /^~\s*([\s\S]*)$/u.exec(text) ?? [];
  if (code === undefined) {
    if (!/^(?:VAR|CONST|LIST|INCLUDE|EXTERNAL)\b/.test(text)) return null;
    const [, file] = /^INCLUDE\s(.*)$/.exec(text) ?? [];
    if (file !== undefined) lost.push(loss("include", null, { file: file.trim() }, line));
    else if (text.startsWith("EXTERNAL")) lost.push(loss("left_out", null, { code: text }, line));
    return [];
  }
  const written = code.trim();
  const [, counted, sign] = step.exec(written) ?? [];
  if (counted !== undefined) {
    const of = binary(sign === "++" ? "+" : "-", nameOf(counted), valueOf(1));
    return [{ kind: "set", name: counted, to: { of, code: text, line } }];
  }
  const [, name, operator, value] = assignment.exec(written) ?? [];
  if (name === undefined || operator === undefined || value === undefined) {
    lost.push(loss("effect", from, { code: text }, line));
    return [];
  }
  const asked = inkAsked(value, names, { from, line });
  const more = operator.length > 1 ? (operator.charAt(0) as Sign) : null;
  const of = more === null || asked.of === null ? asked.of : binary(more, nameOf(name), asked.of);
  const to: SourceExpression = { of, code: text, line };
  return [{ kind: "set", name, to }];
}
