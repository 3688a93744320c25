/** So many characters of a story's opening stand in other people's pages. */
const most = 420;

/** A text's first words, without its marks, cut between words. */
export function firstWords(text: string): string {
  const plain = text
    .replaceAll(/!?\[/g, "")
    .replaceAll(/\]\([^()[\]\n]*\)/g, "")
    .replaceAll(/[*_#>`~]+/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most).toWellFormed();
  const end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
