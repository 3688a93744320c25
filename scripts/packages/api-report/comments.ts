export type Comments = readonly { value: string; start: number; end: number }[];

/** Whether the comment right before a statement marks it as deprecated. */
export function isDeprecated(code: string, comments: Comments, start: number): boolean {
  const before = comments.findLast(({ end }) => end <= start);
  if (!before?.value.includes("@deprecated")) return false;
  return code.slice(before.end, start).trim() === "";
}

/** The code without its comments, except that @deprecated marks are kept. */
export function withoutComments(
  code: string,
  comments: Comments,
  { start, end }: { start: number; end: number },
): string {
  let text = "";
  let from = start;
  for (const comment of comments) {
    if (comment.start < start || comment.end > end) continue;
    text += code.slice(from, comment.start);
    if (comment.value.includes("@deprecated")) text += "/** @deprecated */";
    from = comment.end;
  }
  return text + code.slice(from, end);
}
