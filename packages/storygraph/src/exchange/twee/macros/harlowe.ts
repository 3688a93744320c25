import { loss } from "../../lost.ts";
import { type Branch, type Statement, textStatement } from "../../script/statement.ts";
import { askedIn, quoted, type Reading, setStatement, splitArguments, unless } from "./dialect.ts";
import { isAlone, linkStatements, optionTo, prose } from "./prose.ts";

/** The index of the bracket that closes the one at `open`, or -1; within a macro, quoted text is skipped. */
function closes(source: string, open: number, [from, to]: readonly [string, string]): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (from === "(" && (sign === '"' || sign === "'")) {
      const end = source.indexOf(sign, at + 1);
      if (end !== -1) at = end;
    } else if (sign === from) depth += 1;
    else if (sign === to) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

const macroAt = /\(([A-Za-z][\w-]*):/y;
const history = /\(\s*history\s*:\s*\)\s+contains\s+("[^"]*"|'[^']*')/gu;
const visited = /\(\s*visited\s*:\s*("[^"]*"|'[^']*')\s*\)/gu;

const ordinary = (code: string) =>
  code.replaceAll(history, "visited($1)").replaceAll(visited, "visited($1)");
const macros = /\([a-z-]+:[^\n]*?\)|\[\[[^\n]*?\]\]/gi;
const plainName = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, "");

/** The macros and hooks of a Harlowe passage, as statements. */
export function harlowe(whole: string, reading: Reading, depth = 0): Statement[] {
  const source = whole.replaceAll(/<!--[\s\S]*?-->/g, "");
  const found: Statement[] = [];
  let words = "";
  const lineAt = (at: number) => reading.line + source.slice(0, at).split("\n").length;
  const say = (at: number) => {
    // Braces only collapse the whitespace inside them.
    const text = words.replaceAll(/[{}]/g, "");
    if (text !== "") found.push(...prose(text, reading, lineAt(at)));
    words = "";
  };
  const lose = (code: string, at: number, kind: "left_out" | "effect" = "left_out") =>
    reading.lost.push(loss(kind, reading.passage, { code }, lineAt(at)));
  /** The hook that follows a macro. */
  const hookAt = (at: number): { body: Statement[]; end: number } | null => {
    const open = /^\s*\[/.exec(source.slice(at));
    if (open === null || depth > 40) return null;
    const start = at + open[0].length - 1;
    const end = closes(source, start, ["[", "]"]);
    if (end === -1) return null;
    const inner = source.slice(start + 1, end);
    // `(if: …)[[words->target]]`: the hook is a link.
    const isLink = inner.startsWith("[") && inner.endsWith("]") && !inner.startsWith("[[");
    const text = isLink ? `[${inner}]` : inner;
    return {
      body: harlowe(text, { ...reading, line: lineAt(start) - 1 }, depth + 1),
      end: end + 1,
    };
  };
  let at = 0;
  while (at < source.length) {
    macroAt.lastIndex = at;
    const name = plainName(macroAt.exec(source)?.[1] ?? "");
    const close = name === "" ? -1 : closes(source, at, ["(", ")"]);
    const [, inside] = /^\[\[([^\n]*?)\]\]/u.exec(source.slice(at)) ?? [];
    if (inside !== undefined) {
      say(at);
      const end = at + inside.length + 4;
      const stays = !isAlone(source, { start: at, end }, macros);
      found.push(...linkStatements(inside, { stays, reading, line: lineAt(at) }));
      at = end;
    } else if (close === -1) {
      words += source.charAt(at);
      at += 1;
    } else {
      say(at);
      at = macro(name, at, close);
    }
  }
  say(at);
  return found;

  /** Reads a macro with its hook; returns the index after both. */
  function macro(name: string, start: number, close: number): number {
    const code = source.slice(start, close + 1);
    const given = ordinary(code.slice(code.indexOf(":") + 1, -1));
    const line = lineAt(start);
    const parts = splitArguments(given);
    switch (name) {
      case "set":
      case "put": {
        for (const part of parts) {
          const [, value, variable] = /^([\s\S]+?)\s+into\s+(\$\w+)$/u.exec(part) ?? [];
          const set = setStatement(
            value === undefined ? part : `${variable ?? ""} to ${value}`,
            reading,
            line,
          );
          if (set === null) lose(code, start, "effect");
          else found.push(set);
        }
        return close + 1;
      }
      case "if":
      case "unless":
        return conditional(name, given, start, close);
      case "print":
        found.push({ kind: "print", of: { ...askedIn(given, reading, line), code } });
        return close + 1;
      case "goto":
        found.push({ kind: "leave", target: quoted(given) ?? given.trim(), line });
        return close + 1;
      case "display": {
        const target = quoted(given);
        if (target !== null && reading.isPassage(target))
          found.push({ kind: "thread", target, line });
        else lose(code, start);
        return close + 1;
      }
      case "linkgoto":
      case "link":
      case "linkrevealgoto":
      case "linkreveal":
      case "linkreplace":
        return link(parts, start, close);
      default: {
        lose(code, start);
        const hook = hookAt(close + 1);
        if (hook === null) return close + 1;
        found.push(...hook.body);
        return hook.end;
      }
    }
  }

  function conditional(first: string, given: string, start: number, close: number): number {
    const branches: Branch[] = [];
    let [name, code, end] = [first, given, close + 1];
    for (;;) {
      const hook = hookAt(end);
      const asked = askedIn(code, reading, lineAt(start));
      const when = name === "else" ? null : name === "unless" ? unless(asked) : asked;
      branches.push({ when, body: hook?.body ?? [] });
      end = hook?.end ?? end;
      const more = /^\s*\((else-?if|else):/iu.exec(source.slice(end));
      if (more === null || name === "else") break;
      const open = end + more[0].indexOf("(");
      const shut = closes(source, open, ["(", ")"]);
      if (shut === -1) break;
      const inner = source.slice(open, shut);
      [name, code, end] = [
        plainName(more[1] ?? ""),
        ordinary(inner.slice(inner.indexOf(":") + 1)),
        shut + 1,
      ];
    }
    found.push({ kind: "if", branches });
    return end;
  }

  function link(parts: readonly string[], start: number, close: number): number {
    const line = lineAt(start);
    const hook = hookAt(close + 1);
    const body = hook?.body ?? [];
    const goes = body.find((one) => one.kind === "leave");
    const target = (goes?.kind === "leave" ? goes.target : null) ?? quoted(parts[1]) ?? null;
    const text = quoted(parts[0]);
    const to = target ?? (parts.length === 1 && hook === null ? text : null);
    if (text === null || to === null) {
      lose(source.slice(start, close + 1), start);
      found.push(...(text === null ? [] : [textStatement(text)]), ...body);
    } else {
      const sets = body.filter((one) => one.kind === "set" || one.kind === "if");
      const steps: Statement[] = [...sets, { kind: "goto", target: to, line }];
      found.push({ kind: "offer", options: [optionTo(text, steps, reading, line)] });
    }
    return hook?.end ?? close + 1;
  }
}
