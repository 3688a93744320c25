/** What a format could not carry, or what we could not read in it. */
export interface LossParams {
  field: { field: string };
  /** A passage or knot without story text: scripts, styles, settings, functions. */
  not_story: { name: string };
  /** Two nodes with one name; the first stays. */
  twice: { name: string };
  /** A condition that ours cannot express; it never holds. */
  condition: { code: string };
  /** Odds that none of our difficulties has. */
  odds: { code: string };
  /** A change to a variable that ours cannot express. */
  effect: { code: string };
  /** A random choice of texts; here they come in turn. */
  random: { code: string };
  /** A variable that cannot be a quality. */
  variable: { name: string };
  /** An edited condition of a storylet's choice: its hub offers it as before. */
  storylet: { title: string };
  /** Something we have no counterpart for. */
  left_out: { code: string };
  /** An included file, which has to be imported by itself. */
  include: { file: string };
  /** A question to players, now asked before the first line. */
  asked_before: { name: string };
  /** A field that the other program ignores; it comes back with the file. */
  not_played: { field: string };
  /** A locked choice with its reason, which the other program hides. */
  locked_hidden: { choice: string };
  /** Logic left in the text as it was written. */
  logic: { code: string };
  /** A divert that became a choice. */
  became_choice: { target: string };
  /** A once-only choice that can now be repeated. */
  once_only: { choice: string };
  /** A choice whose text had to become a node. */
  became_node: { node: string };
  /** Text before the first passage. */
  before_first: { line: number };
  /** Passage metadata that is no JSON. */
  broken_settings: { name: string; line: number };
  /** An unclosed comment, which swallows all that follows. */
  open_comment: { line: number };
}
export type LossCode = keyof LossParams;
export type Loss = {
  [Code in LossCode]: {
    code: Code;
    node: string | null;
    params: LossParams[Code];
    /** The line in the text, counted from 1. */
    line?: number;
  };
}[LossCode];

/** More of the other tool's code says no more, and hooks in hooks would each repeat all that is in them. */
const mostCode = 500;

export function loss<Code extends LossCode>(
  code: Code,
  node: string | null,
  params: LossParams[Code],
  line?: number,
): Loss {
  if ("code" in params && params.code.length > mostCode)
    return loss(code, node, { ...params, code: `${params.code.slice(0, mostCode - 1)}…` }, line);
  return { code, node, params, ...(line !== undefined && { line }) } as Loss;
}
