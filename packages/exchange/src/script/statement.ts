import type { Expression } from "./expression.ts";

/** An expression with its source code. */
export interface SourceExpression {
  /** Null: it could not be read. */
  of: Expression | null;
  code: string;
  line: number;
}

export interface Branch {
  /** Null: the else branch. */
  when: SourceExpression | null;
  body: readonly Statement[];
}

export interface Option {
  words: readonly Statement[];
  /** All of them must hold. */
  when: readonly SourceExpression[];
  /** Offered until taken once; options that share a key count as one. */
  once: string | null;
  /** Shown even where it cannot be taken. */
  isLocked: boolean;
  /** Shown even where it was taken before, and cannot be taken again. */
  staysShown?: boolean;
  /** A fallback, taken automatically when nothing else is open. */
  isFallback: boolean;
  /** What counts how often it was taken. */
  counts: string | null;
  body: readonly Statement[];
  line: number;
}

/** A step of a script, in any of the formats. In a text, two line ends end a paragraph. */
export type Statement =
  | { kind: "text"; text: string }
  | { kind: "print"; of: SourceExpression }
  | { kind: "set"; name: string; to: SourceExpression }
  | { kind: "if"; branches: readonly Branch[] }
  /** One of several, by the number of visits. */
  | { kind: "turns"; style: TurnStyle; branches: readonly (readonly Statement[])[]; line: number }
  | { kind: "offer"; options: readonly Option[] }
  /** Where options come together that lead nowhere else. */
  | { kind: "gather" }
  | { kind: "label"; name: string }
  | { kind: "goto"; target: string; line: number }
  /** Leads elsewhere and takes back what was told here. */
  | { kind: "leave"; target: string; line: number }
  /** Goes there, and comes back at its `return`. */
  | { kind: "tunnel"; target: string; line: number }
  | { kind: "return"; line: number }
  /** Includes the target's text and choices here. */
  | { kind: "thread"; target: string; line: number }
  | { kind: "end" };

/** A step of which one branch runs. */
export type Branching = Extract<Statement, { kind: "if" | "turns" }>;

export const turnStyles = ["stopping", "cycle", "once", "shuffle"] as const;
export type TurnStyle = (typeof turnStyles)[number];

/** A named piece of a script, and the scene that it becomes. */
export interface Section {
  /** What a `goto` calls it. */
  name: string;
  node: string;
  body: readonly Statement[];
}

/**
 * The sections that an address lies within: entering one from within does not count as a visit,
 * entering any part of it from outside does.
 */
export type HoldersOf = (address: string) => readonly string[];

export const textStatement = (text: string): Statement => ({ kind: "text", text });

const flows = new Set<Statement["kind"]>(["label", "goto", "leave", "tunnel", "return", "end"]);

/** Every list of statements that stands within this one. */
export function bodiesIn(statement: Statement): readonly (readonly Statement[])[] {
  if (statement.kind === "if") return statement.branches.map(({ body }) => body);
  return statement.kind === "turns" ? statement.branches : [];
}

const staying = new WeakMap<Statement, boolean>();

/** Whether a step can never leave the scene. */
export function staysHere(statement: Statement): boolean {
  if (flows.has(statement.kind) || statement.kind === "gather") return false;
  const bodies = bodiesIn(statement);
  if (bodies.length === 0) return true;
  const known = staying.get(statement);
  if (known !== undefined) return known;
  const stays = bodies.every((body) => body.every(staysHere));
  staying.set(statement, stays);
  return stays;
}

/** Every list of statements within this one, those of its options too. */
function listsIn(statement: Statement): readonly (readonly Statement[])[] {
  if (statement.kind !== "offer") return bodiesIn(statement);
  return statement.options.flatMap(({ words, body }) => [words, body]);
}

/** Every statement of a script, those within others too. */
export function* everyStatement(statements: readonly Statement[]): Generator<Statement> {
  const open = [{ list: statements, at: 0 }];
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const statement = last.list[last.at];
    last.at += 1;
    if (statement === undefined) open.pop();
    else {
      yield statement;
      for (const list of listsIn(statement).toReversed()) open.push({ list, at: 0 });
    }
  }
}

/** Text without a word. */
export function isSilent(statement: Statement | undefined): boolean {
  return statement?.kind === "text" && statement.text.trim() === "";
}

const over = new Set<Statement["kind"]>(["goto", "leave", "end", "return"]);

const kindsKnown = new WeakMap<readonly Statement[], ReadonlySet<Statement["kind"]>>();

/** The kinds of all statements in a list. */
function kindsIn(body: readonly Statement[]): ReadonlySet<Statement["kind"]> {
  const known = kindsKnown.get(body);
  if (known !== undefined) return known;
  const kinds = new Set<Statement["kind"]>();
  for (const statement of body) {
    kinds.add(statement.kind);
    for (const list of listsIn(statement)) for (const kind of kindsIn(list)) kinds.add(kind);
  }
  kindsKnown.set(body, kinds);
  return kinds;
}

/** Whether execution may fall through this. */
export function mayGoOn(body: readonly Statement[]): boolean {
  const last = body.findLast((one) => !isSilent(one));
  return last === undefined || !over.has(last.kind) || kindsIn(body).has("offer");
}

export function leaves(body: readonly Statement[]): boolean {
  return kindsIn(body).has("leave");
}

/** Every expression of a statement, without those of its branches. */
export function askedIn(statement: Statement): SourceExpression[] {
  switch (statement.kind) {
    case "print":
      return [statement.of];
    case "set":
      return [statement.to];
    case "if":
      return statement.branches.flatMap(({ when }) => when ?? []);
    case "offer":
      return statement.options.flatMap(({ when }) => when);
    default:
      return [];
  }
}
