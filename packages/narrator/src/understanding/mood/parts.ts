/** A deed of a line that names several. */
export interface Part {
  text: string;
  /** It stands beside the one before it as another way: "the key or the letter". */
  isOr: boolean;
}

const or = "or|या|ya|किंवा|অথবা|কিংবা|নাকি|یا|அல்லது";
const and = "and|और|aur|आणि|আর|এবং|اور";
const joints = new RegExp(
  `(?:[\\s,]+(?<or>${or})(?: else| maybe| perhaps| just| फिर| phir)?|[\\s,]+(?:${and})(?: also| then)?|,)\\s+`,
  "giu",
);

/** What somebody says they do, deed by deed as it is joined by "and", by "or" or by a comma. */
export function partsOf(said: string): Part[] {
  let from = 0;
  let isOr = false;
  const parts: Part[] = [];
  for (const joint of said.matchAll(joints)) {
    parts.push({ text: said.slice(from, joint.index), isOr });
    from = joint.index + joint[0].length;
    isOr = joint.groups?.["or"] !== undefined;
  }
  return [...parts, { text: said.slice(from), isOr }];
}
