import { binary, valueOf } from "../script/expression.ts";
import { loss, type Loss } from "../lost.ts";
import { type Statement, textStatement } from "../script/statement.ts";
import { choiceAsked } from "./dialect.ts";

const printed = /\$(!{0,2})\{([^{}]+)\}|@(!{0,2})\{([^{}]*)\}/g;
const chosen = /^\s*(\((?:[^{}()]|\((?:[^{}()]|\([^{}()]*\))*\))*\)|\w+)\s+((?:[^{}\s][^{}]*)?)$/;
const styled = /\[\/?(?:b|i|u)\]/g;

export interface Reading {
  lost: Loss[];
  scene: string;
}

/** Words with `${value}` and `@{value one|other}` in them. */
export function prose(text: string, { lost, scene }: Reading, line: number): Statement[] {
  const found: Statement[] = [];
  const plain = text.replaceAll(styled, "").replaceAll("[n/]", "\n");
  let at = 0;
  for (const match of plain.matchAll(printed)) {
    const [whole, capital, value, manyCapital, inside = ""] = match;
    const [, subject, forms] = chosen.exec(inside) ?? [];
    if (value === undefined && subject === undefined) continue;
    if (match.index > at) found.push(textStatement(plain.slice(at, match.index)));
    at = match.index + whole.length;
    if (capital || manyCapital) lost.push(loss("left_out", scene, { code: whole }, line));
    if (value !== undefined) {
      found.push({ kind: "print", of: { ...choiceAsked(value, line), code: whole } });
      continue;
    }
    const asked = choiceAsked(subject ?? "", line);
    const words = (forms ?? "").split("|");
    const isTruth = /[<>=]|\b(?:and|or|not)\b/.test(subject ?? "");
    found.push({
      kind: "if",
      branches: words.map((word, index) => {
        const isElse = index === words.length - 1;
        const of = asked.of && (isTruth ? asked.of : binary("=", asked.of, valueOf(index + 1)));
        return {
          when: isElse ? null : { ...asked, of },
          body: prose(word, { lost, scene }, line),
        };
      }),
    });
  }
  if (at < plain.length) found.push(textStatement(plain.slice(at)));
  return found;
}
