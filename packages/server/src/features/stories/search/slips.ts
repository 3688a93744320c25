/** Longer words, or larger alphabets, would give too many spellings to look up. */
const mostSpellings = 2_000;

const latin = Array.from("abcdefghijklmnopqrstuvwxyz");
const firstOfIndia = 0x0900;
const lastOfIndia = 0x0dff;
const block = 128;

/** The letters for corrections: folded letters have no combining marks. */
const lettersByBlock = new Map<number, readonly string[]>();
function lettersOfBlock(from: number): readonly string[] {
  const known = lettersByBlock.get(from);
  if (known !== undefined) return known;
  // Signs, vowels, consonants, vowel signs, in this order in each Unicode block.
  const letters = Array.from({ length: 0x4e }, (_, offset) => String.fromCodePoint(from + offset));
  const used = letters.filter(
    (letter) => /[\p{L}\p{M}]/u.test(letter) && letter === letter.normalize("NFKD"),
  );
  lettersByBlock.set(from, used);
  return used;
}

/** Indian scripts have blocks of 128 characters each; for other scripts no letters are inserted. */
function lettersOf(word: readonly string[]): readonly string[] {
  const letters = new Set<string>();
  for (const letter of word) {
    if (letters.has(letter)) continue;
    const code = letter.codePointAt(0) ?? 0;
    const alike =
      code >= firstOfIndia && code <= lastOfIndia ? lettersOfBlock(code - (code % block)) : [];
    for (const one of latin.includes(letter) ? latin : alike) letters.add(one);
  }
  return [...letters];
}

/** All spellings one slip away, likeliest first: two letters swapped, one too many, one missing, one replaced. */
export function oneSlipFrom(written: string): string[] {
  const word = Array.from(written);
  const letters = lettersOf(word);
  const before = word.map((_, at) => word.slice(0, at).join(""));
  const behind = (at: number) => word.slice(at).join("");
  const spellings = new Set<string>();
  for (const [at, start] of before.entries())
    if (at + 1 < word.length)
      spellings.add(start + (word[at + 1] ?? "") + (word[at] ?? "") + behind(at + 2));
  for (const [at, start] of before.entries()) spellings.add(start + behind(at + 1));
  if ((2 * word.length + 1) * letters.length <= mostSpellings) {
    for (const [at, start] of [...before, written].entries()) {
      const rest = behind(at);
      for (const letter of letters) spellings.add(start + letter + rest);
    }
    for (const [at, start] of before.entries()) {
      const rest = behind(at + 1);
      for (const letter of letters) spellings.add(start + letter + rest);
    }
  }
  spellings.delete(written);
  return [...spellings];
}
