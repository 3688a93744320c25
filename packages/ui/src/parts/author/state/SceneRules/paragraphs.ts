const mark = /^\{if (not )?([^{}|]+)\}[ \t]*/u;

function paragraphsOf(text: string): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  let at = 0;
  for (const part of text.split(/(\n{2,})/u)) {
    if (!/^\n{2,}$/u.test(part)) found.push({ at, text: part });
    at += part.length;
  }
  return found;
}

/**
 * The text with a mark, so that the paragraph at the caret is told only if this condition holds, or
 * only if it does not.
 */
export function withMark(text: string, caret: number, label: string, isDenied = false): string {
  const paragraph = paragraphsOf(text).findLast(({ at }) => at <= caret) ?? { at: 0, text };
  const plain = paragraph.text.replace(mark, "");
  const marked = `{if ${isDenied ? "not " : ""}${label}} ${plain}`;
  return text.slice(0, paragraph.at) + marked + text.slice(paragraph.at + paragraph.text.length);
}

/** The text without the marks of a condition, so that its paragraphs are always told. */
export function withoutMark(text: string, label: string): string {
  return text
    .split(/(\n{2,})/u)
    .map((part) => (mark.exec(part)?.[2] === label ? part.replace(mark, "") : part))
    .join("");
}

/** The number of paragraphs with this condition. */
export function marksOf(text: string, label: string): number {
  return text.split(/\n{2,}/u).filter((part) => mark.exec(part)?.[2] === label).length;
}
