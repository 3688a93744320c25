interface WordPieces {
  /** Each piece's number. */
  numbers: ReadonlyMap<string, number>;
  unknown: number;
  /** What a piece begins with that stands within a word. */
  continued: string;
  isLower: boolean;
  isWithoutAccents: boolean;
}

/** A word, or a sign by itself: a punctuation mark, a symbol of ASCII, a Chinese character. */
const wordOrSign = /[\p{P}$+<=>^`|~\p{Script=Han}]|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu;
const longestWord = 100;

/** Cuts texts as BERT does: into words, and each of them into the longest pieces that are known. */
export function wordPieces({ numbers, unknown, continued, isLower, isWithoutAccents }: WordPieces) {
  function piecesOf(word: string): number[] {
    const letters = Array.from(word);
    if (letters.length > longestWord) return [unknown];
    const found: number[] = [];
    let from = 0;
    while (from < letters.length) {
      let to = letters.length;
      let piece: number | undefined;
      for (; to > from && piece === undefined; to -= 1)
        piece = numbers.get(`${from > 0 ? continued : ""}${letters.slice(from, to).join("")}`);
      if (piece === undefined) return [unknown];
      found.push(piece);
      from = to + 1;
    }
    return found;
  }

  return (text: string): number[] => {
    const clean = text.replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, (one) => (/\s/u.test(one) ? " " : ""));
    const lower = isLower ? clean.toLowerCase() : clean;
    const plain = isWithoutAccents ? lower.normalize("NFD").replaceAll(/\p{Mn}/gu, "") : lower;
    return (plain.match(wordOrSign) ?? []).flatMap(piecesOf);
  };
}
