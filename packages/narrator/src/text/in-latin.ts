/** Devanagari as it is typed on a telephone with Latin keys, consonants before vowel signs. */
const letters: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};
const vowels: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "aa",
  इ: "i",
  ई: "ee",
  उ: "u",
  ऊ: "oo",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऋ: "ri",
};
const signs: Readonly<Record<string, string>> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ृ": "ri",
  "ं": "n",
  "ँ": "n",
  "ः": "h",
};
const dotted: Readonly<Record<string, string>> = { ड: "r", ढ: "rh", फ: "f", ज: "z" };
const silenced = "्";
const dot = "़";

interface Syllable {
  consonant: string;
  /** None: the vowel that nobody writes. */
  vowel: string | undefined;
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  const all = word.normalize("NFD").split("");
  for (const [at, letter] of all.entries()) {
    const isDotted = all[at + 1] === dot;
    const consonant = (isDotted ? dotted[letter] : undefined) ?? letters[letter];
    const last = syllables.at(-1);
    if (consonant !== undefined) syllables.push({ consonant, vowel: undefined });
    else if (vowels[letter] !== undefined) syllables.push({ consonant: "", vowel: vowels[letter] });
    else if (letter === silenced && last) last.vowel = "";
    else if (signs[letter] !== undefined && last) {
      const isNasal = signs[letter] === "n";
      last.vowel = isNasal ? `${last.vowel ?? "a"}n` : signs[letter];
    }
  }
  return syllables;
}

/** The vowel that nobody writes is silent at the end, and between two syllables that have one: लड़का is "ladka". */
function wordInLatin(word: string): string {
  const syllables = syllablesOf(word);
  for (let at = syllables.length - 1; at >= 0; at -= 1) {
    const one = syllables[at];
    if (one === undefined || one.vowel !== undefined) continue;
    const next = syllables[at + 1];
    const isEnd = next === undefined;
    one.vowel = at > 0 && (isEnd || (next.vowel !== "" && next.consonant !== "")) ? "" : "a";
  }
  return syllables.map(({ consonant, vowel = "" }) => consonant + vowel).join("");
}

/** The line in Latin letters, without punctuation. */
export const inLatin = (line: string): string =>
  (line.match(/[\p{L}\p{M}]+/gu) ?? []).map(wordInLatin).join(" ");
