import { append } from "../../append.ts";
import { loss } from "../../lost.ts";
import { withoutHtmlComments } from "../html-comments.ts";
import { type Branch, type Statement, textStatement } from "../../script/statement.ts";
import {
  askedIn,
  lineAt,
  quoted,
  type Reading,
  setStatement,
  splitArguments,
  unless,
} from "./dialect.ts";
import { Brackets } from "./brackets.ts";
import { aloneOnLines, linkStatements, optionTo, prose } from "./prose.ts";
import { Source } from "./source.ts";

const macroAt = /\(([A-Za-z][\w-]*):/y;
const history = /\(\s*history\s*:\s*\)\s+contains\s+("[^"]*"|'[^']*')/gu;
const visited = /\(\s*visited\s*:\s*("[^"]*"|'[^']*')\s*\)/gu;

const ordinary = (code: string) =>
  code.replaceAll(history, "visited($1)").replaceAll(visited, "visited($1)");
const macroBegins = /\([a-z-]+:|\[\[/gi;
const linkAt = /\[\[([^\n]*?)\]\]/uy;
const hookAt = /\s*\[/y;
const elseAt = /\s*\((else-?if|else):/iuy;

/** A line without macros and links. */
function withoutMacros(line: string): string {
  const [lastMacro, lastLink] = [line.lastIndexOf(")"), line.lastIndexOf("]]")];
  let kept = "";
  let from = 0;
  for (const { 0: begin, index } of line.matchAll(macroBegins)) {
    const [closes, last] = begin === "[[" ? ["]]", lastLink] : [")", lastMacro];
    const inside = index + begin.length;
    if (index < from || inside > last) continue;
    kept += line.slice(from, index);
    from = line.indexOf(closes, inside) + closes.length;
  }
  return kept + line.slice(from);
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
const plainName = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, "");

/** The hook that follows a macro, and where it ends. */
interface Hook {
  body: Statement[];
  end: number;
}

/** Hooks within more hooks than this are left as words. */
const mostDepth = 40;

class PassageReader {
  private readonly source: string;
  private readonly places: Source;
  private readonly brackets: Brackets;
  private readonly isAlone: (start: number) => boolean;
  private readonly reading: Reading;
  private readonly depth: number;
  private readonly found: Statement[] = [];
  /** The line of the last link that does not close on it. */
  private openLine = -1;
  private words = "";

  constructor(source: string, reading: Reading, depth: number) {
    this.source = withoutHtmlComments(source);
    this.places = new Source(this.source);
    this.brackets = new Brackets(this.source);
    this.isAlone = aloneOnLines(this.places, withoutMacros);
    this.reading = reading;
    this.depth = depth;
  }

  read(): Statement[] {
    const { source } = this;
    let at = 0;
    while (at < source.length) {
      const name = plainName(execAt(macroAt, source, at)?.[1] ?? "");
      const close = name === "" ? -1 : this.brackets.closeOf("(", at);
      const inside = this.linkAt(at);
      if (inside !== undefined) {
        this.say(at);
        const end = at + inside.length + 4;
        const stays = !this.isAlone(at);
        const { reading } = this;
        append(this.found, linkStatements(inside, { stays, reading, line: this.lineAt(at) }));
        at = end;
      } else if (close === -1) {
        this.words += source.charAt(at);
        at += 1;
      } else {
        this.say(at);
        at = this.macro(name, at, close);
      }
    }
    this.say(at);
    return this.found;
  }

  private lineAt(at: number): number {
    return lineAt(this.reading, this.places, at);
  }

  /** What a link that begins here says. */
  private linkAt(at: number): string | undefined {
    if (!this.source.startsWith("[[", at)) return undefined;
    const line = this.places.lineAt(at);
    if (line === this.openLine) return undefined;
    const found = execAt(linkAt, this.source, at)?.[1];
    if (found === undefined) this.openLine = line;
    return found;
  }

  private say(at: number): void {
    // Braces only collapse the whitespace inside them.
    const text = this.words.replaceAll(/[{}]/g, "");
    if (text !== "") append(this.found, prose(text, this.reading, this.lineAt(at)));
    this.words = "";
  }

  private lose(code: string, at: number, kind: "left_out" | "effect" = "left_out"): void {
    const { lost, passage } = this.reading;
    lost.push(loss(kind, passage, { code }, this.lineAt(at)));
  }

  private hookAt(at: number): Hook | null {
    const open = execAt(hookAt, this.source, at);
    if (open === null) return null;
    const start = at + open[0].length - 1;
    const end = this.brackets.closeOf("[", start);
    if (end === -1) return null;
    if (this.depth > mostDepth) {
      const { lost, passage } = this.reading;
      const code = this.source.slice(start, end + 1);
      lost.push(loss("logic", passage, { code }, this.lineAt(start)));
      return null;
    }
    const inner = this.source.slice(start + 1, end);
    // `(if: …)[[words->target]]`: the hook is a link.
    const isLink = inner.startsWith("[") && inner.endsWith("]") && !inner.startsWith("[[");
    const text = isLink ? `[${inner}]` : inner;
    const reading = { ...this.reading, line: this.lineAt(start) - 1 };
    return { body: harlowe(text, reading, this.depth + 1), end: end + 1 };
  }

  /** Reads a macro with its hook; returns the index after both. */
  private macro(name: string, start: number, close: number): number {
    const code = this.source.slice(start, close + 1);
    const given = ordinary(code.slice(code.indexOf(":") + 1, -1));
    const line = this.lineAt(start);
    switch (name) {
      case "set":
      case "put":
        this.sets(given, code, start);
        return close + 1;
      case "if":
      case "unless":
        return this.conditional(name, given, start, close);
      case "print":
        this.found.push({ kind: "print", of: { ...askedIn(given, this.reading, line), code } });
        return close + 1;
      case "goto":
        this.found.push({ kind: "leave", target: quoted(given) ?? given.trim(), line });
        return close + 1;
      case "display": {
        const target = quoted(given);
        if (target !== null && this.reading.isPassage(target))
          this.found.push({ kind: "thread", target, line });
        else this.lose(code, start);
        return close + 1;
      }
      case "linkgoto":
      case "link":
      case "linkrevealgoto":
      case "linkreveal":
      case "linkreplace":
        return this.link(splitArguments(given), start, close);
      default: {
        this.lose(code, start);
        const hook = this.hookAt(close + 1);
        if (hook === null) return close + 1;
        append(this.found, hook.body);
        return hook.end;
      }
    }
  }

  /** `(set: $a to 1)`, and `(put: 1 into $a)` as the same. */
  private sets(given: string, code: string, start: number): void {
    for (const part of splitArguments(given)) {
      const [, value, variable] = /^([\s\S]*\S)\s+into\s+(\$\w+)$/u.exec(part) ?? [];
      const set = setStatement(
        value === undefined ? part : `${variable ?? ""} to ${value}`,
        this.reading,
        this.lineAt(start),
      );
      if (set === null) this.lose(code, start, "effect");
      else this.found.push(set);
    }
  }

  private conditional(first: string, given: string, start: number, close: number): number {
    const branches: Branch[] = [];
    let [name, code, end] = [first, given, close + 1];
    for (;;) {
      const hook = this.hookAt(end);
      const asked = askedIn(code, this.reading, this.lineAt(start));
      const when = name === "else" ? null : name === "unless" ? unless(asked) : asked;
      branches.push({ when, body: hook?.body ?? [] });
      end = hook?.end ?? end;
      const more = execAt(elseAt, this.source, end);
      if (more === null || name === "else") break;
      const open = end + more[0].indexOf("(");
      const shut = this.brackets.closeOf("(", open);
      if (shut === -1) break;
      const inner = this.source.slice(open, shut);
      [name, code, end] = [
        plainName(more[1] ?? ""),
        ordinary(inner.slice(inner.indexOf(":") + 1)),
        shut + 1,
      ];
    }
    this.found.push({ kind: "if", branches });
    return end;
  }

  private link(parts: readonly string[], start: number, close: number): number {
    const line = this.lineAt(start);
    const hook = this.hookAt(close + 1);
    const body = hook?.body ?? [];
    const goes = body.find((one) => one.kind === "leave");
    const target = (goes?.kind === "leave" ? goes.target : null) ?? quoted(parts[1]) ?? null;
    const text = quoted(parts[0]);
    const to = target ?? (parts.length === 1 && hook === null ? text : null);
    if (text === null || to === null) {
      this.lose(this.source.slice(start, close + 1), start);
      if (text !== null) this.found.push(textStatement(text));
      append(this.found, body);
    } else {
      const sets = body.filter((one) => one.kind === "set" || one.kind === "if");
      const steps: Statement[] = [...sets, { kind: "goto", target: to, line }];
      this.found.push({ kind: "offer", options: [optionTo(text, steps, this.reading, line)] });
    }
    return hook?.end ?? close + 1;
  }
}

/** The macros and hooks of a Harlowe passage, as statements. */
export function harlowe(source: string, reading: Reading, depth = 0): Statement[] {
  return new PassageReader(source, reading, depth).read();
}
