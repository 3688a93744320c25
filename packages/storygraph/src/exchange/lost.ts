/** What a format could not carry, or what we could not read in it. */
export interface LossParams {
  /** It could not be read at all. */
  unreadable: { why: string };
  field: { field: string };
  /** A passage or knot that tells no story: scripts, styles, settings, functions. */
  not_story: { name: string };
  /** Two nodes with one name; the first stays. */
  twice: { name: string };
  /** Logic that stands in the text as it was written. */
  logic: { code: string };
  /** A way onward that was no choice became one. */
  became_choice: { target: string };
  /** A choice that could be made only once can be made again. */
  once_only: { choice: string };
  /** Where a choice's own text had to become a node. */
  became_node: { node: string };
}
export type LossCode = keyof LossParams;
export type Loss = {
  [Code in LossCode]: { code: Code; node: string | null; params: LossParams[Code] };
}[LossCode];

export function loss<Code extends LossCode>(
  code: Code,
  node: string | null,
  params: LossParams[Code],
): Loss {
  return { code, node, params } as Loss;
}

const sentences: { [Code in LossCode]: (params: LossParams[Code]) => string } = {
  unreadable: ({ why }) => `This cannot be read: ${why}`,
  field: ({ field }) => `“${field}” has no place in a story and was left out.`,
  not_story: ({ name }) => `“${name}” tells no story and was left out.`,
  twice: ({ name }) => `“${name}” is there twice; the first was kept.`,
  logic: ({ code }) => `“${code}” is not understood and stands in the text as it was.`,
  became_choice: ({ target }) => `The story went on to “${target}” by itself; now it is a choice.`,
  once_only: ({ choice }) => `“${choice}” could be chosen once; now it can be chosen again.`,
  became_node: ({ node }) => `What followed a choice became the node “${node}”.`,
};

/** A loss as an English sentence; other languages say the same from its code and params. */
export function lossSentence({ code, params }: Pick<Loss, "code" | "params">): string {
  const say = sentences[code] as (params: Loss["params"]) => string;
  return say(params);
}
