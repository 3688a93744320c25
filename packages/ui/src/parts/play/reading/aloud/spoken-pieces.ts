import { sentenceEnds } from "../../log/sentences/sentences.ts";

/** Of one part, from `from` to `until`. */
export interface Piece {
  from: number;
  until: number;
  text: string;
}

/** Voices from the network break off in longer texts. */
const longest = 220;
const pause = /[,;:،؛—–]\s+/gu;
const speakable = /[\p{L}\p{N}]/u;

/** The last pause before the limit, or the last space, or the limit. */
function cutOf(text: string): number {
  const pauses = Array.from(text.matchAll(pause), ({ 0: sign, index }) => index + sign.length);
  const cut = pauses.findLast((end) => end <= longest);
  if (cut !== undefined) return cut;
  const space = text.lastIndexOf(" ", longest);
  return space > 0 ? space + 1 : longest;
}

/** The sentences of a text, and long ones in pieces; what has no letter is not said. */
export function piecesOf(text: string, language: string, arrives: boolean): Piece[] {
  const ends = sentenceEnds(text, language);
  if (arrives) ends.pop();
  const pieces: Piece[] = [];
  let from = 0;
  for (const end of ends) {
    while (end - from > longest) {
      const until = from + cutOf(text.slice(from, end));
      pieces.push({ from, until, text: text.slice(from, until).trim() });
      from = until;
    }
    pieces.push({ from, until: end, text: text.slice(from, end).trim() });
    from = end;
  }
  return pieces.filter((piece) => speakable.test(piece.text));
}
