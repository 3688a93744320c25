/** How wide a text is drawn. */
export type Measure = (text: string) => number;

/** Breaks at words in every script, and within a word only where it is wider than a line. */
function pieces(text: string, language: string, isWide: (word: string) => boolean): string[] {
  const words = new Intl.Segmenter(language, { granularity: "word" });
  const letters = new Intl.Segmenter(language, { granularity: "grapheme" });
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    // A comma stays with its word, and an apostrophe or a hyphen between two.
    const last = found.at(-1);
    const isStart = last === undefined || /\s$/.test(last);
    if (isStart || (isWordLike && /[\p{Script=Han}\p{Script=Thai}]/u.test(segment)))
      found.push(segment);
    else found[found.length - 1] = last + segment;
  }
  return found.flatMap((word) =>
    isWide(word.trimEnd()) ? Array.from(letters.segment(word), ({ segment }) => segment) : [word],
  );
}

interface Wrapping {
  readonly language: string;
  readonly width: number;
  readonly most: number;
  readonly measure: Measure;
}

export interface Wrapped {
  readonly lines: readonly string[];
  /** Not all of it had room. */
  readonly isCut: boolean;
}

/** The lines of a text; an ellipsis ends the last where there are too many. */
export function wrapped(text: string, { language, width, most, measure }: Wrapping): Wrapped {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const piece of pieces(paragraph.trim(), language, (word) => measure(word) > width)) {
      if (line !== "" && measure((line + piece).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    lines.push(line.trimEnd());
  }
  while (lines.at(-1) === "") lines.pop();
  if (lines.length <= most) return { lines, isCut: false };
  const kept = lines.slice(0, most);
  const letters = new Intl.Segmenter(language, { granularity: "grapheme" });
  let last = `${kept[most - 1] ?? ""}…`;
  while (measure(last) > width && last.length > 1)
    last = `${Array.from(letters.segment(last.slice(0, -1)), ({ segment }) => segment)
      .slice(0, -1)
      .join("")
      .trimEnd()}…`;
  return { lines: [...kept.slice(0, -1), last], isCut: true };
}
