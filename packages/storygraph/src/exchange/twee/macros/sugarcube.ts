import { loss } from "../../lost.ts";
import { binary } from "../../script/expression.ts";
import { type Asked, type Branch, type Statement, textStatement } from "../../script/statement.ts";
import { linkFrom } from "../links.ts";
import { askedIn, quoted, type Reading, setStatement, splitArguments } from "./dialect.ts";
import { isAlone, linkStatements, optionTo, prose } from "./prose.ts";

const token =
  /<<(\/?[A-Za-z][\w-]*|[=-])((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[\[[^\n]*?\]\]|[^>"']|>(?!>))*)>>|\[\[([^\n]*?)\]\]|\/\*[\s\S]*?\*\/|\/%[\s\S]*?%\/|<!--[\s\S]*?-->/gu;

interface Tag {
  name: string;
  given: string;
  start: number;
  end: number;
  link: string | null;
}

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

function lineAt(source: string, at: number, { line }: Reading): number {
  return line + source.slice(0, at).split("\n").length;
}

/** The macros of a SugarCube passage, as statements. */
export function sugarcube(source: string, reading: Reading): Statement[] {
  const tags: Tag[] = Array.from(source.matchAll(token), (match) => {
    const [whole, name = "", given = "", link] = match;
    return {
      name,
      given: given.trim(),
      start: match.index,
      end: match.index + whole.length,
      link: link ?? null,
    };
  });
  let at = 0;
  let next = 0;
  const lineOf = (tag: Tag) => lineAt(source, tag.start, reading);
  const lose = (code: "left_out" | "effect", tag: Tag) =>
    reading.lost.push(
      loss(code, reading.passage, { code: source.slice(tag.start, tag.end) }, lineOf(tag)),
    );
  const words = (end: number): Statement[] => {
    const text = source.slice(at, end);
    const line = lineAt(source, at, reading);
    at = end;
    return text === "" ? [] : prose(text, reading, line);
  };

  /** Reads up to a tag that ends or divides the current block. */
  const until = (ends: ReadonlySet<string>): { body: Statement[]; end: Tag | null } => {
    const body: Statement[] = [];
    for (let tag = tags[next]; tag !== undefined; tag = tags[next]) {
      body.push(...words(tag.start));
      at = tag.end;
      next += 1;
      if (ends.has(tag.name)) return { body, end: tag };
      body.push(...one(tag));
    }
    body.push(...words(source.length));
    return { body, end: null };
  };

  const branches = (tag: Tag): Branch[] => {
    const found: Branch[] = [];
    const subject = tag.name === "switch" ? askedIn(tag.given, reading, lineOf(tag)) : null;
    const whenOf = (head: Tag): Asked | null => {
      if (head.name === "else" || head.name === "default") return null;
      const line = lineOf(head);
      if (subject === null) return askedIn(head.given.replace(/^if\s+/, ""), reading, line);
      const values = head.given.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
      const [first, ...others] = values.map((value) => {
        const { of } = askedIn(value, reading, line);
        return of && subject.of && binary("=", subject.of, of);
      });
      const of = others.reduce<Asked["of"]>(
        (sum, other) => sum && other && binary("or", sum, other),
        first ?? null,
      );
      return { of, code: `${subject.code}: ${head.given}`, line };
    };
    const ends = new Set([...between, `/${tag.name}`]);
    let head: Tag | null = tag;
    if (subject !== null) head = until(ends).end;
    while (head !== null && head.name !== `/${tag.name}`) {
      const when = whenOf(head);
      const { body, end }: ReturnType<typeof until> = until(ends);
      found.push({ when, body });
      head = end;
    }
    return found;
  };

  const link = (tag: Tag): Statement[] => {
    const { body } = until(new Set([`/${tag.name}`]));
    const [, inside] = /^\[\[([\s\S]*)\]\]$/u.exec(tag.given) ?? [];
    const [text, target] =
      inside === undefined
        ? (tag.given.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gsu) ?? []).map(quoted)
        : [linkFrom(inside).text, linkFrom(inside).target];
    const line = lineOf(tag);
    const isCheck = body.some(
      (one) => one.kind === "if" && one.branches.every((branch) => branch.body.some(isLeave)),
    );
    const leads = tag.name === "link" || tag.name === "button";
    if (text != null && isCheck && leads)
      return [{ kind: "offer", options: [optionTo(text, body.map(goesThere), reading, line)] }];
    const goes = body.find(isLeave);
    const to = goes === undefined ? target : goes.target;
    const sets = body.filter((one) => one.kind === "set" || one.kind === "if");
    if (text == null || to == null || !leads) {
      lose("left_out", tag);
      return [...(text == null ? [] : prose(text, reading, lineOf(tag))), ...body];
    }
    const steps: Statement[] = [...sets, { kind: "goto", target: to, line: lineOf(tag) }];
    return [{ kind: "offer", options: [optionTo(text, steps, reading, lineOf(tag))] }];
  };

  const sets = (tag: Tag): Statement[] =>
    splitArguments(tag.given).flatMap((code) => {
      const set = setStatement(code, reading, lineOf(tag));
      if (set === null) lose("effect", tag);
      return set === null ? [] : [set];
    });

  const one = (tag: Tag): Statement[] => {
    const line = lineOf(tag);
    if (tag.link !== null) {
      const stays = !isAlone(source, tag, token);
      return linkStatements(tag.link, { stays, reading, line });
    }
    switch (tag.name) {
      case "":
        return [];
      case "set":
        return sets(tag);
      case "if":
      case "switch":
        return [{ kind: "if", branches: branches(tag) }];
      case "print":
      case "=":
      case "-":
        return [
          {
            kind: "print",
            of: { ...askedIn(tag.given, reading, line), code: source.slice(tag.start, tag.end) },
          },
        ];
      case "goto": {
        const target = quoted(tag.given) ?? linkFrom(tag.given.replace(/^\[\[|\]\]$/g, "")).target;
        return [{ kind: "leave", target, line }];
      }
      case "include":
      case "display": {
        const target = quoted(tag.given);
        if (target !== null && reading.isPassage(target)) return [{ kind: "thread", target, line }];
        lose("left_out", tag);
        return [];
      }
      case "link":
      case "button":
      case "linkreplace":
      case "linkappend":
      case "linkprepend":
        return link(tag);
      case "silently":
      case "silent":
        return until(new Set([`/${tag.name}`])).body.filter(
          ({ kind }) => kind === "set" || kind === "if",
        );
      case "nobr":
        return until(new Set(["/nobr"])).body.map((part) =>
          part.kind === "text" ? textStatement(part.text.replaceAll(/\s*\n\s*/g, " ")) : part,
        );
      default: {
        lose("left_out", tag);
        if (!containers.has(tag.name)) return [];
        return until(new Set([`/${tag.name}`])).body;
      }
    }
  };
  return until(new Set()).body;
}
