const ellipsis = "…";
/** A sentence that ended so far before the cut is not worth what is lost after it. */
const nearTheEnd = 1_000;
const sentenceEnd = /[.!?…।॥۔؟]["'”’»*)]*(?=\s)/gu;

/** A place where no letter is taken from its sign, nor half of a letter from the other. */
function betweenLetters(text: string, at: number): number {
  let place = at;
  while (place > 0 && /^[\p{M}\u200D\uDC00-\uDFFF]/u.test(text.slice(place, place + 1))) place -= 1;
  return place;
}

/** The text, at most so long: cut after a sentence, else after a word, with an ellipsis. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = betweenLetters(text, most - ellipsis.length - 1);
  const from = Math.max(0, room - nearTheEnd);
  const end = text.slice(from, room + 1);
  const sentence = Array.from(end.matchAll(sentenceEnd)).at(-1);
  if (sentence !== undefined)
    return `${text.slice(0, from + sentence.index + sentence[0].length)} ${ellipsis}`;
  const word = /(?<!\s)\s+\S*$/u.exec(end)?.index ?? 0;
  return text.slice(0, word > 0 ? from + word : room) + ellipsis;
}
