/** So many characters of a story's opening stand in other people's pages. */
const most = 420;

/** A text's first words, without its marks, cut between words. */
export function firstWords(text: string): string {
  const plain = text
    .replaceAll(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, "$1")
    .replaceAll(/[*_#>`~]+/g, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most).toWellFormed();
  const end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
