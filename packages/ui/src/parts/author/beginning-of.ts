const mostLetters = 60;

/** The beginning of a text up to a whole word, to distinguish buttons with the same label. */
export function beginningOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line.length <= mostLetters) return line;
  const cut = line.slice(0, mostLetters + 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, mostLetters)).toWellFormed()}…`;
}
