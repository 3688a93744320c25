/** Lines of a list: words with spaces between them, or one phrase each, as `README.md` explains. */
export type Lines = readonly string[];

/** Pieces that many phrases of a language have, by the names that stand for them in braces. */
export type Parts = Readonly<Record<string, string>>;

/** Small words. */
export interface Words {
  /** Written with a point that ends no sentence. */
  titles?: Lines;
}

/** How something is said: done, asked, supposed, only thought of. Words stand in lists of words, all else in phrases. */
export interface Moods {
  /** Words somewhere in a question; before a condition; of what is only thought of. */
  asks?: Lines;
  supposes?: Lines;
  imagines?: Lines;
  /** A sentence ends so that tells what its speaker does. */
  deeds?: Lines;
  /** Questions by their form; the same in lines that are in this language alone; of somebody, whatever they look for. */
  asked?: Lines;
  askedOwn?: Lines;
  askedOfOther?: Lines;
  requests?: Lines;
  plans?: Lines;
  supposesNothing?: Lines;
  conditions?: Lines;
  /** Not done, whatever else is asked or told; the same in lines that are in this language alone. */
  thought?: Lines;
  thoughtOwn?: Lines;
  /** Not done, where nothing is asked. */
  imagined?: Lines;
  ofAnother?: Lines;
  undecided?: Lines;
  asksAloud?: Lines;
  asksToBeTold?: Lines;
  looksFor?: Lines;
  whether?: Lines;
  ofOneself?: Lines;
  because?: Lines;
  therefore?: Lines;
  reasons?: Lines;
  deedBehind?: Lines;
  toldBefore?: Lines;
  nextDeed?: Lines;
  thenOfCondition?: Lines;
  or?: Lines;
  and?: Lines;
  bargains?: Lines;
  threats?: Lines;
}

/** A language, as lists; one that is missing is empty. */
export interface Language {
  code: string;
  /** The language that Latin letters are read as, where nothing shows another. */
  isLatin?: boolean;
  /** Players of stories in any language type in it, too. */
  isTypedEverywhere?: boolean;
  parts?: Parts;
  words?: Words;
  moods?: Moods;
}
