/** The word, and the word with each of its letters left out. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether one letter was left out, added, mistaken or swapped with the next. */
export function isSlip(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && rest(short, at + 2) === rest(long, at + 2);
}

/** Finds the word that was meant where one letter slipped. */
export interface Spelling {
  meant: (token: string) => string | undefined;
}

const least = 4;

/** Of two words that may be meant, the one with the same letters in another order comes first, then the first of the list. */
export function spellingOf(words: Iterable<string>): Spelling {
  const near = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < 3) continue;
    for (const form of shortened(word)) {
      const there = near.get(form);
      if (there === undefined) near.set(form, [word]);
      else if (there.length < 12) there.push(word);
    }
  }
  const sorted = (word: string) => Array.from(word).toSorted().join("");
  return {
    meant: (token) => {
      if (token.length < least) return undefined;
      const letters = sorted(token);
      const all = shortened(token)
        .flatMap((form) => near.get(form) ?? [])
        .filter((word) => isSlip(token, word));
      const usual = all.filter((word) => word[0] === token[0]);
      return usual.find((word) => sorted(word) === letters) ?? usual[0];
    },
  };
}
