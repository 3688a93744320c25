import { append } from "../append.ts";
import { importBounds, type PartsMade } from "../bounds.ts";
import { loss } from "../lost.ts";
import { Refused } from "../refused.ts";
import { binary, nameOf } from "../script/expression.ts";
import type { Declared } from "../script/infer.ts";
import {
  type SourceExpression,
  type Branch,
  type Option,
  type Statement,
  textStatement,
} from "../script/statement.ts";
import { choiceAsked, choiceExpression } from "./dialect.ts";
import { commandOf, type Line, type Lines } from "./lines.ts";
import { prose, type Reading } from "./prose.ts";

/** What the scenes of a story share. */
export interface Reader extends Reading {
  declared: Declared[];
  /** What players see of the variables, by name. */
  shown: Map<string, string>;
  /** What players are asked for. */
  asked: Set<string>;
  /** Where `*finish` leads from here. */
  nextScene: string | null;
  unique: () => string;
  hidesReuse: { value: boolean };
  /** How many blocks are open. */
  depth: { value: number };
  parts: PartsMade;
}

type Reuse = "allow" | "hide" | "disable";

const silent = new Set(
  "comment author title scene_list achievement looplimit line_break stat_chart allow_reuse".split(
    " ",
  ),
);

function assigned(given: string, line: number): Statement | null {
  const [, name, value] = /^(\w+)\s+(.+)$/su.exec(given) ?? [];
  if (name === undefined || value === undefined) return null;
  const low = name.toLowerCase();
  const code = `*set ${given}`;
  const [, sign, rest] = /^(%\+|%-|[-+*/])\s*(.+)$/su.exec(value) ?? [];
  if (sign === undefined || rest === undefined || (sign === "-" && choiceExpression(rest) === null))
    return { kind: "set", name: low, to: { ...choiceAsked(value, line), code } };
  const amount = choiceExpression(rest);
  const known = sign === "%+" ? "fair+" : sign === "%-" ? "fair-" : (sign as "+" | "-" | "*" | "/");
  return {
    kind: "set",
    name: low,
    to: { of: amount && binary(known, nameOf(low), amount), code, line },
  };
}

/** `*if (a) #Words`: the condition before an option's words, or before a further command. */
function conditionBefore(text: string): { code: string; isLocked: boolean; rest: string } | null {
  const [whole, kind] = /^\*(if|selectable_if)/u.exec(text) ?? [];
  if (whole === undefined) return null;
  const end = text.slice(whole.length).search(/[*#]/);
  if (end === -1) return null;
  const at = whole.length + end;
  const code = text.slice(whole.length, at).trim();
  return { code, isLocked: kind === "selectable_if", rest: text.slice(at) };
}

/** An option's own commands, before its words. */
function modifiers(text: string, line: number, reader: Reader) {
  const when: SourceExpression[] = [];
  let rest = text;
  let reuse: Reuse = reader.hidesReuse.value ? "hide" : "allow";
  let isLocked = false;
  for (;;) {
    const [whole, word] = /^\*(hide_reuse|disable_reuse|allow_reuse)\s*/.exec(rest) ?? [];
    const asked = conditionBefore(rest);
    if (whole !== undefined && word !== undefined) {
      reuse = word === "hide_reuse" ? "hide" : word === "disable_reuse" ? "disable" : "allow";
      rest = rest.slice(whole.length);
    } else if (asked !== null) {
      when.push(choiceAsked(asked.code, line));
      isLocked ||= asked.isLocked;
      rest = asked.rest;
    } else return { when, reuse, isLocked, rest };
  }
}

function optionsIn(
  lines: Lines,
  reader: Reader,
  outer: readonly SourceExpression[] = [],
): Option[] {
  const options: Option[] = [];
  const passed: SourceExpression[] = [];
  for (let one = lines.take(); one !== undefined; one = lines.take()) {
    if (one.text === "") continue;
    const { when, reuse, isLocked, rest } = modifiers(one.text, one.line, reader);
    const known = commandOf(rest);
    if (rest.startsWith("#")) {
      options.push({
        words: prose(rest.slice(1).trim(), reader, one.line),
        when: [...outer, ...when],
        once: reuse === "allow" ? null : reader.unique(),
        isLocked,
        staysShown: reuse === "disable",
        isFallback: false,
        counts: null,
        body: blockOf(one, lines, reader),
        line: one.line,
      });
    } else if (known !== null && /^(?:if|else|elseif|elsif)$/.test(known.command)) {
      if (known.command === "if") passed.length = 0;
      reader.parts.of(one.line);
      reader.parts.addTo(passed.length + outer.length);
      const not = passed.map((before): SourceExpression => {
        return { ...before, of: before.of && { kind: "not", of: before.of } };
      });
      const own = known.command === "else" ? [] : [choiceAsked(known.given, one.line)];
      append(passed, own);
      const all = [...outer, ...not, ...own];
      append(
        options,
        within(one, reader, () => optionsIn(lines.block(one.indent), reader, all)),
      );
    } else {
      reader.lost.push(loss("left_out", reader.scene, { code: one.text }, one.line));
      lines.block(one.indent);
    }
  }
  return options;
}

/** Reads within a block. */
function within<Result>({ line }: Line, { depth }: Reader, read: () => Result): Result {
  if (depth.value === importBounds.nesting) throw new Refused("too_deep", { line });
  depth.value += 1;
  const result = read();
  depth.value -= 1;
  return result;
}

/** What stands below a line, indented. */
function blockOf(head: Line, lines: Lines, reader: Reader): Statement[] {
  return within(head, reader, () => statements(lines.block(head.indent), reader));
}

function branchesFrom(first: string, head: Line, lines: Lines, reader: Reader): Branch[] {
  const branches: Branch[] = [
    { when: choiceAsked(first, head.line), body: blockOf(head, lines, reader) },
  ];
  for (let next = lines.first; next !== undefined; next = lines.first) {
    const known = next.indent === head.indent ? commandOf(next.text) : null;
    if (known === null || !/^els(?:e|eif|if)$/.test(known.command)) return branches;
    lines.take();
    const when = known.command === "else" ? null : choiceAsked(known.given, next.line);
    branches.push({ when, body: blockOf(next, lines, reader) });
  }
  return branches;
}

function chart(lines: Iterable<Line>, { shown }: Reader): void {
  for (const { text } of lines) {
    const [, name, label] =
      /^(?:text|percent|opposed_pair)\s+(\w+)(?:\s+(\S.*)?)?$/.exec(text) ?? [];
    if (name !== undefined) shown.set(name.toLowerCase(), label ?? name);
  }
}

function command(
  { command: name, given }: { command: string; given: string },
  head: Line,
  lines: Lines,
  reader: Reader,
): Statement[] {
  const { line } = head;
  const { scene } = reader;
  const to = (target: string): Statement => ({ kind: "goto", target, line });
  switch (name) {
    case "create": {
      const [, variable = "", value = ""] = /^(\w+)\s+(.+)$/su.exec(given) ?? [];
      reader.declared.push({ name: variable.toLowerCase(), start: choiceExpression(value), line });
      return [];
    }
    case "temp":
    case "set": {
      const set = assigned(given, line);
      if (set === null && name === "set")
        reader.lost.push(loss("effect", scene, { code: head.text }, line));
      return set === null ? [] : [set];
    }
    case "if":
      return [{ kind: "if", branches: branchesFrom(given, head, lines, reader) }];
    case "choice":
    case "fake_choice":
      return [
        {
          kind: "offer",
          options: within(head, reader, () => optionsIn(lines.block(head.indent), reader)),
        },
        { kind: "gather" },
      ];
    case "hide_reuse":
      reader.hidesReuse.value = true;
      return [];
    case "goto":
      return [to(`${scene}.${given.toLowerCase()}`)];
    case "label":
      return [{ kind: "label", name: `${scene}.${given.toLowerCase()}` }];
    case "gosub":
      return [{ kind: "tunnel", target: `${scene}.${given.toLowerCase()}`, line }];
    case "return":
      return [{ kind: "return", line }];
    case "goto_scene":
      return [to(given.toLowerCase().split(/\s+/).join("."))];
    case "finish":
      return reader.nextScene === null
        ? [{ kind: "end" }]
        : [
            {
              kind: "offer",
              options: [button(given || "Next Chapter", [to(reader.nextScene)], line)],
            },
            { kind: "gather" },
            { kind: "end" },
          ];
    case "ending":
      return [{ kind: "end" }];
    case "page_break":
      return [{ kind: "offer", options: [button(given || "Next", [], line)] }, { kind: "gather" }];
    case "line_break":
      return [textStatement("\n")];
    case "stat_chart":
      chart(lines.block(head.indent), reader);
      return [];
    case "input_text":
      reader.asked.add(given.toLowerCase());
      reader.lost.push(loss("asked_before", scene, { name: given }, line));
      return [];
    default: {
      if (name === "scene_list" || name === "achievement") lines.block(head.indent);
      if (!silent.has(name)) reader.lost.push(loss("left_out", scene, { code: head.text }, line));
      return [];
    }
  }
}

function button(words: string, body: readonly Statement[], line: number): Option {
  return {
    words: [textStatement(words)],
    when: [],
    once: null,
    isLocked: false,
    isFallback: false,
    counts: null,
    body,
    line,
  };
}

/** The lines of a scene, or of a block in it, as statements. */
export function statements(lines: Lines, reader: Reader): Statement[] {
  const found: Statement[] = [];
  for (let one = lines.take(); one !== undefined; one = lines.take()) {
    const known = commandOf(one.text);
    if (known !== null) append(found, command(known, one, lines, reader));
    else if (one.text === "") found.push(textStatement("\n\n"));
    else append(found, [...prose(one.text, reader, one.line), textStatement(" ")]);
  }
  return found;
}
