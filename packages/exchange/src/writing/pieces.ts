import { type Quality, qualityNamed, thingNamed } from "@katha/storygraph";
import { laterMark, mark, paragraphCondition } from "@katha/storygraph/structure";
import { conditionOut, wordVariable, type Writing } from "./conditions.ts";

/** A part of a text for another format. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "value"; variable: string }
  /** The first branch whose condition holds, in that format's syntax. */
  | { kind: "cases"; cases: { when: string; pieces: Piece[] }[]; otherwise: Piece[] };

const words = (text = ""): Piece[] => (text === "" ? [] : [{ kind: "text", text }]);

function withNumber(text: string | undefined, variable: string): Piece[] {
  const [first, ...more] = (text ?? "").split("#");
  const value: Piece = { kind: "value", variable };
  const others = more.flatMap((part): Piece[] => {
    const own = words(part);
    own.unshift(value);
    return own;
  });
  return words(first).concat(others);
}

const choose = (when: string, yes: Piece[], no: Piece[]): Piece => ({
  kind: "cases",
  cases: [{ when, pieces: yes }],
  otherwise: no,
});

function formsOut(
  { tongue }: Writing,
  quality: Exclude<Quality, { kind: "set" }>,
  variable: string,
  forms: readonly string[],
): Piece {
  const own = tongue.variable(variable);
  const is = (value: number | string) => tongue.compared(own, "=", tongue.value(value));
  switch (quality.kind) {
    case "flag":
      return choose(own, words(forms[0]), words(forms[1]));
    case "text":
      return choose(tongue.compared(own, "!=", tongue.value("")), words(forms[0]), words(forms[1]));
    case "one_of":
      return {
        kind: "cases",
        cases: quality.values.map((value, at) => ({ when: is(value), pieces: words(forms[at]) })),
        otherwise: [],
      };
    case "number": {
      const one = {
        when: is(1),
        pieces: withNumber(forms[Math.max(0, forms.length - 2)], variable),
      };
      const none = { when: is(0), pieces: withNumber(forms[0], variable) };
      return {
        kind: "cases",
        cases: forms.length > 2 ? [none, one] : [one],
        otherwise: withNumber(forms.at(-1), variable),
      };
    }
  }
}

function setOut(
  writing: Writing,
  name: string,
  values: readonly string[],
  forms: readonly string[],
): Piece[] {
  const { tongue } = writing;
  const has = values.map((word) => wordVariable(writing, name, word));
  if (forms.length > 0) return [choose(tongue.either(has), words(forms[0]), words(forms[1]))];
  if (values.length > 1) writing.cannot("order of words");
  return values.map((word, at) => {
    const comma = choose(tongue.either(has.slice(0, at)), words(", "), []);
    return choose(has[at] ?? tongue.never, [...(at === 0 ? [] : [comma]), ...words(word)], []);
  });
}

function named(writing: Writing, written: string, name: string, forms: readonly string[]): Piece[] {
  const { graph, variables, tongue } = writing;
  const quality = qualityNamed(graph, name);
  if (quality?.kind === "set") return setOut(writing, name, quality.values, forms);
  const variable = variables.of({ of: "quality", name });
  if (quality !== undefined && variable !== undefined) {
    if (forms.length > 0) return [formsOut(writing, quality, variable, forms)];
    return quality.kind === "flag"
      ? [choose(tongue.variable(variable), words(quality.name), [])]
      : [{ kind: "value", variable }];
  }
  const thing = thingNamed(graph, name);
  const carried = variables.of({ of: "thing", name });
  if (thing === undefined || carried === undefined) return words(written);
  if (forms.length === 0) return words(thing.name);
  return [choose(tongue.variable(carried), words(forms[0]), words(forms[1]))];
}

/** A text with everything that it names. */
export function piecesOf(writing: Writing, text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(mark)) {
    const [written, name = "", rest = ""] = match;
    pieces.push(...words(text.slice(at, match.index)));
    const forms = rest === "" ? [] : rest.slice(1).split("|");
    pieces.push(...named(writing, written, name, forms));
    at = match.index + written.length;
  }
  return [...pieces, ...words(text.slice(at))];
}

/** A paragraph and its condition; null: always told. */
export interface ParagraphOut {
  /** Its index among the scene's paragraphs. */
  at: number;
  when: string | null;
  pieces: Piece[];
}

export function paragraphsOut(writing: Writing, node: string): ParagraphOut[] {
  const { text = "", shown_if = {} } = writing.graph.nodes[node] ?? {};
  // The mark for earlier deeds means nothing to a program that does not know what was typed.
  return text.split(/\n{2,}/u).flatMap((paragraph, at) => {
    if (paragraph.trim() === laterMark) return [];
    const [whole, not, label] = paragraphCondition.exec(paragraph) ?? [];
    if (whole === undefined || label === undefined || !Object.hasOwn(shown_if, label))
      return { at, when: null, pieces: piecesOf(writing, paragraph) };
    const when = conditionOut(writing, shown_if[label]);
    return {
      at,
      when: not === undefined ? when : writing.tongue.not(when),
      pieces: piecesOf(writing, paragraph.slice(whole.length)),
    };
  });
}
