import { append } from "../../append.ts";
import { importBounds } from "../../bounds.ts";
import { loss } from "../../lost.ts";
import { Refused } from "../../refused.ts";
import { binary } from "../../script/expression.ts";
import {
  type SourceExpression,
  type Branch,
  type Statement,
  textStatement,
} from "../../script/statement.ts";
import { linkFrom } from "../links.ts";
import { askedIn, lineAt, quoted, type Reading, setStatement, splitArguments } from "./dialect.ts";
import { aloneOnLines, linkStatements, optionTo, prose } from "./prose.ts";
import { Source } from "./source.ts";
import { tagsIn, withoutTags, type Tag } from "./tags.ts";

const containers = new Set(
  (
    "if switch link button linkreplace linkappend linkprepend silently silent nobr for while widget timed repeat type " +
    "append prepend replace copy capture done script createplaylist cacheaudio actions click"
  ).split(" "),
);
const between = new Set(["elseif", "else", "case", "default"]);

type Leave = Extract<Statement, { kind: "leave" }>;
const isLeave = (one: Statement): one is Leave => one.kind === "leave";

/** A link's target is another passage, so nothing told here has to be taken back. */
function goesThere(one: Statement): Statement {
  if (isLeave(one)) return { ...one, kind: "goto" };
  if (one.kind !== "if") return one;
  const branches = one.branches.map((branch) => ({ ...branch, body: branch.body.map(goesThere) }));
  return { ...one, branches };
}

/** What a link does and where it leads; null where it leads nowhere. */
function stepsOfLink(
  body: readonly Statement[],
  target: string | null | undefined,
  line: number,
): Statement[] | null {
  const isCheck = body.some(
    (one) => one.kind === "if" && one.branches.every((branch) => branch.body.some(isLeave)),
  );
  if (isCheck) return body.map(goesThere);
  const to = body.find(isLeave)?.target ?? target;
  if (to == null) return null;
  const sets = body.filter((one) => one.kind === "set" || one.kind === "if");
  return [...sets, { kind: "goto", target: to, line }];
}

class PassageReader {
  private readonly source: Source;
  private readonly reading: Reading;
  private readonly tags: readonly Tag[];
  private readonly isAlone: (start: number) => boolean;
  private at = 0;
  private next = 0;
  private depth = 0;

  constructor(source: string, reading: Reading) {
    this.source = new Source(source);
    this.reading = reading;
    this.tags = tagsIn(source);
    this.isAlone = aloneOnLines(this.source, withoutTags);
  }

  /** Reads up to a tag that ends or divides the current block. */
  until(ends: ReadonlySet<string>): { body: Statement[]; end: Tag | null } {
    const body: Statement[] = [];
    for (let tag = this.tags[this.next]; tag !== undefined; tag = this.tags[this.next]) {
      append(body, this.words(tag.start));
      this.at = tag.end;
      this.next += 1;
      if (ends.has(tag.name)) return { body, end: tag };
      append(body, this.statements(tag));
    }
    append(body, this.words(this.source.text.length));
    return { body, end: null };
  }

  /** Reads within a macro. */
  private within<Result>(tag: Tag, read: () => Result): Result {
    if (this.depth === importBounds.nesting)
      throw new Refused("too_deep", { line: this.lineOf(tag) });
    this.depth += 1;
    const result = read();
    this.depth -= 1;
    return result;
  }

  private block(tag: Tag): Statement[] {
    return this.within(tag, () => this.until(new Set([`/${tag.name}`])).body);
  }

  private lineAt(at: number): number {
    return lineAt(this.reading, this.source, at);
  }

  private lineOf({ start }: Tag): number {
    return this.lineAt(start);
  }

  private codeOf({ start, end }: Tag): string {
    return this.source.text.slice(start, end);
  }

  private lose(kind: "left_out" | "effect", tag: Tag): void {
    const { lost, passage } = this.reading;
    lost.push(loss(kind, passage, { code: this.codeOf(tag) }, this.lineOf(tag)));
  }

  private words(end: number): Statement[] {
    const text = this.source.text.slice(this.at, end);
    const line = this.lineAt(this.at);
    this.at = end;
    return text === "" ? [] : prose(text, this.reading, line);
  }

  private branches(tag: Tag): Branch[] {
    const found: Branch[] = [];
    const subject = tag.name === "switch" ? this.asked(tag) : null;
    const ends = new Set([...between, `/${tag.name}`]);
    let head: Tag | null = tag;
    if (subject !== null) head = this.until(ends).end;
    while (head !== null && head.name !== `/${tag.name}`) {
      const when = this.branchCondition(head, subject);
      const { body, end }: ReturnType<typeof this.until> = this.until(ends);
      found.push({ when, body });
      head = end;
    }
    return found;
  }

  private asked(tag: Tag): SourceExpression {
    return askedIn(tag.given, this.reading, this.lineOf(tag));
  }

  private branchCondition(head: Tag, subject: SourceExpression | null): SourceExpression | null {
    if (head.name === "else" || head.name === "default") return null;
    const line = this.lineOf(head);
    if (subject === null) return askedIn(head.given.replace(/^if\s+/, ""), this.reading, line);
    const values = head.given.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
    const [first, ...others] = values.map((value) => {
      const { of } = askedIn(value, this.reading, line);
      return of && subject.of && binary("=", subject.of, of);
    });
    const of = others.reduce<SourceExpression["of"]>(
      (sum, other) => sum && other && binary("or", sum, other),
      first ?? null,
    );
    return { of, code: `${subject.code}: ${head.given}`, line };
  }

  private link(tag: Tag): Statement[] {
    const body = this.block(tag);
    const [, inside] = /^\[\[([\s\S]*)\]\]$/u.exec(tag.given) ?? [];
    const [text, target] =
      inside === undefined
        ? (tag.given.match(/(?<!\\)"(?:\\.|[^"\\])*"|(?<!\\)'(?:\\.|[^'\\])*'/gsu) ?? []).map(
            quoted,
          )
        : [linkFrom(inside).text, linkFrom(inside).target];
    const line = this.lineOf(tag);
    const leads = tag.name === "link" || tag.name === "button";
    const steps = stepsOfLink(body, target, line);
    if (text == null || steps === null || !leads) {
      this.lose("left_out", tag);
      return [...(text == null ? [] : prose(text, this.reading, line)), ...body];
    }
    return [{ kind: "offer", options: [optionTo(text, steps, this.reading, line)] }];
  }

  private sets(tag: Tag): Statement[] {
    return splitArguments(tag.given).flatMap((code) => {
      const set = setStatement(code, this.reading, this.lineOf(tag));
      if (set === null) this.lose("effect", tag);
      return set === null ? [] : [set];
    });
  }

  private statements(tag: Tag): Statement[] {
    const line = this.lineOf(tag);
    if (tag.link !== null) {
      const stays = !this.isAlone(tag.start);
      return linkStatements(tag.link, { stays, reading: this.reading, line });
    }
    switch (tag.name) {
      case "":
        return [];
      case "set":
        return this.sets(tag);
      case "if":
      case "switch":
        return [{ kind: "if", branches: this.within(tag, () => this.branches(tag)) }];
      case "print":
      case "=":
      case "-":
        return [{ kind: "print", of: { ...this.asked(tag), code: this.codeOf(tag) } }];
      case "goto": {
        const target = quoted(tag.given) ?? linkFrom(tag.given.replace(/^\[\[|\]\]$/g, "")).target;
        return [{ kind: "leave", target, line }];
      }
      case "include":
      case "display": {
        const target = quoted(tag.given);
        if (target !== null && this.reading.isPassage(target))
          return [{ kind: "thread", target, line }];
        this.lose("left_out", tag);
        return [];
      }
      case "link":
      case "button":
      case "linkreplace":
      case "linkappend":
      case "linkprepend":
        return this.link(tag);
      case "silently":
      case "silent":
        return this.block(tag).filter(({ kind }) => kind === "set" || kind === "if");
      case "nobr":
        return this.block(tag).map((part) =>
          part.kind === "text"
            ? textStatement(part.text.replaceAll(/(?<!\s)\s*\n\s*/g, " "))
            : part,
        );
      default: {
        this.lose("left_out", tag);
        return containers.has(tag.name) ? this.block(tag) : [];
      }
    }
  }
}

/** The macros of a SugarCube passage, as statements. */
export function sugarcube(source: string, reading: Reading): Statement[] {
  return new PassageReader(source, reading).until(new Set()).body;
}
