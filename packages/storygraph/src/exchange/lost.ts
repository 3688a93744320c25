import type { Place } from "./broken-at.ts";

/** Why nothing of a text could be read. */
export const unreadables = [
  "blank",
  "not_text",
  "too_long",
  "unknown",
  "broken_json",
  "not_object",
  "no_nodes",
  "no_passage",
  "no_knot",
  "no_scene",
  /** A page for players, as Twine publishes it. */
  "twine_page",
  /** Made from ink for a game to run. */
  "compiled_ink",
] as const;
export type Unreadable = (typeof unreadables)[number];

/** What a format could not carry, or what we could not read in it. */
export interface LossParams {
  /** It could not be read at all; where it broke, if that is one place. */
  unreadable: { why: Unreadable } & Partial<Place>;
  field: { field: string };
  /** A passage or knot without story text: scripts, styles, settings, functions. */
  not_story: { name: string };
  /** Two nodes with one name; the first stays. */
  twice: { name: string };
  /** A condition that says more than ours can; it never holds. */
  condition: { code: string };
  /** Odds that no difficulty of ours has. */
  odds: { code: string };
  /** A change of a variable that we cannot do. */
  effect: { code: string };
  /** What is picked by chance there comes in turn here. */
  random: { code: string };
  /** A variable that can be no quality. */
  variable: { name: string };
  /** The choice of a storylet is the storylet's own: a hub offers it whatever is edited there. */
  storylet: { title: string };
  /** Nothing of ours is like it. */
  left_out: { code: string };
  /** Another file, which has to be brought by itself. */
  include: { file: string };
  /** What players are asked on the way is asked before the first line. */
  asked_before: { name: string };
  /** What the other program does not know; it comes back here. */
  not_played: { field: string };
  /** What stands there locked, with its reason, is not shown there. */
  locked_hidden: { choice: string };
  /** Logic that is kept in the text as it was written. */
  logic: { code: string };
  /** A way onward that was no choice became one. */
  became_choice: { target: string };
  /** A choice that could be made only once can be made again. */
  once_only: { choice: string };
  /** Where a choice's own text had to become a node. */
  became_node: { node: string };
  /** Text before the first passage, which belongs to none. */
  before_first: { line: number };
  /** Settings beside a passage that are no JSON. */
  broken_settings: { name: string; line: number };
  /** A comment that nobody closed takes along all that follows. */
  open_comment: { line: number };
}
export type LossCode = keyof LossParams;
export type Loss = {
  [Code in LossCode]: {
    code: Code;
    node: string | null;
    params: LossParams[Code];
    /** Where it stands in the text, counted from 1. */
    line?: number;
  };
}[LossCode];

export function loss<Code extends LossCode>(
  code: Code,
  node: string | null,
  params: LossParams[Code],
  line?: number,
): Loss {
  return { code, node, params, ...(line !== undefined && { line }) } as Loss;
}

const whyUnreadable: Readonly<Record<Unreadable, string>> = {
  blank: "there is nothing in it.",
  not_text: "it is no text.",
  too_long: "it is too long.",
  unknown: "it is neither Twee 3 nor ink nor ChoiceScript nor JSON.",
  broken_json: "it is no JSON.",
  not_object: "its JSON is not an object in curly braces.",
  no_nodes: "its JSON holds no nodes.",
  no_passage: "there is no line that begins a passage with “::”.",
  no_knot: "there is no knot and no text.",
  no_scene: "there is no scene and no text.",
  twine_page: "it is a page that Twine published; its Twee can be read.",
  compiled_ink: "it is compiled ink; the ink itself can be read.",
};

const sentences: { [Code in LossCode]: (params: LossParams[Code]) => string } = {
  unreadable: ({ why, line }) =>
    `This cannot be read${line === undefined ? "" : ` at line ${line}`}: ${whyUnreadable[why]}`,
  field: ({ field }) => `“${field}” has no place in a story and was left out.`,
  not_story: ({ name }) => `“${name}” tells no story and was left out.`,
  twice: ({ name }) => `“${name}” is there twice; the first was kept.`,
  condition: ({ code }) => `The condition “${code}” says more than ours can; it never holds.`,
  odds: ({ code }) => `The odds “${code}” are none of ours; the nearest were taken.`,
  effect: ({ code }) => `“${code}” is not understood; it changes nothing.`,
  random: ({ code }) => `“${code}” picked by chance; now it goes in turn.`,
  variable: ({ name }) => `The variable “${name}” is no quality of ours and was left out.`,
  storylet: ({ title }) => `“${title}” is offered as before: its hub offers every storylet.`,
  left_out: ({ code }) => `“${code}” has nothing like it here and was left out.`,
  include: ({ file }) => `“${file}” is another file; what stands in it is not here.`,
  asked_before: ({ name }) => `“${name}” was asked for on the way; now before the first line.`,
  not_played: ({ field }) =>
    `“${field}” travels along, and the other program does nothing with it.`,
  locked_hidden: ({ choice }) => `“${choice}” is not shown there while it cannot be taken.`,
  logic: ({ code }) => `“${code}” is not understood and stands in the text as it was.`,
  became_choice: ({ target }) => `The story went on to “${target}” by itself; now it is a choice.`,
  once_only: ({ choice }) => `“${choice}” could be chosen once; now it can be chosen again.`,
  became_node: ({ node }) => `What followed a choice became the node “${node}”.`,
  before_first: ({ line }) => `What stands at line ${line} is in no passage and was left out.`,
  broken_settings: ({ name, line }) =>
    `The settings of “${name}” at line ${line} cannot be read and were left out.`,
  open_comment: ({ line }) =>
    `The comment that begins at line ${line} never ends; all after it was left out.`,
};

/** A loss as an English sentence; other languages say the same from its code and params. */
export function lossSentence({ code, params, line }: Omit<Loss, "node">): string {
  const say = sentences[code] as (params: Loss["params"]) => string;
  return line === undefined ? say(params) : `Line ${line}: ${say(params)}`;
}
