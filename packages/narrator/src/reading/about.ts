import { bare, bestLike } from "../understanding/words/word-likeness.ts";
import { nearness, vectorOfStem } from "../understanding/words/word-vectors.ts";
import { capital } from "../text/sentences.ts";
import { plain } from "../understanding/words/plain.ts";
import { termsOf, word } from "../understanding/words/terms.ts";
import { withoutVerb, type Sentence } from "./scene.ts";
import type { View } from "./view.ts";
import { readingWordsOf } from "./reading-words.ts";

/** Sentences of the author that tell of something, as they follow each other. */
export interface Passage {
  text: string;
  sentences: readonly Sentence[];
  /** The word of the passage that the line names most surely. */
  named: string;
  score: number;
}

/** Words as different as "gloves" and "mittens" still mean the same thing in one scene. */
const nearEnough = 0.62;
const leastLike = 0.75;
const synonymCounts = 0.6;
/** What is named first is what the line is about: "touch the key with one finger". */
const firstCounts = 1.4;
const worth = {
  present: 0.35,
  state: 0.25,
  players: -0.5,
  spoken: -0.1,
  spokenOfLook: -0.7,
  ago: 0.04,
};

interface Match {
  like: number;
  term: string;
}

/** A word that stands for itself and for nothing else. */
const literally = "=";

/** How much a sentence has of one word of a line. */
function matchOf(term: string, { terms, words }: Sentence): Match {
  if (term.startsWith(literally)) {
    const name = term.slice(literally.length);
    const has = words.some((one) => one === name || one === `${name}s`);
    return has ? { like: 1, term } : { like: 0, term: "" };
  }
  const { like, at } = bestLike(term, terms);
  if (like >= leastLike) return { like, term: terms[at] ?? "" };
  const own = /^[a-z]/u.test(term) ? vectorOfStem(term) : undefined;
  if (own === undefined) return { like: 0, term: "" };
  let best: Match = { like: 0, term: "" };
  for (const other of terms) {
    const vector = /^[a-z]/u.test(other) ? vectorOfStem(other) : undefined;
    if (vector === undefined) continue;
    const near = nearness(own, vector);
    if (near >= nearEnough && near * synonymCounts > best.like)
      best = { like: near * synonymCounts, term: other };
  }
  return best;
}

const whereTerms = new Map<string, ReadonlySet<string>>();

/** What "under" and "inside" mean, in the language's own words. */
function whereIn(language: string): ReadonlySet<string> {
  const known = whereTerms.get(language);
  if (known) return known;
  const { thingPronouns } = readingWordsOf(language);
  const terms = new Set(termsOf([...thingPronouns].join(" ")).map(bare));
  whereTerms.set(language, terms);
  return terms;
}

/** The words of a line by which something is found: neither deeds nor questions, nor words that say nothing alone. */
export function wantedIn(terms: readonly string[], language: string): string[] {
  const { vague } = readingWordsOf(language);
  const where = whereIn(language);
  const all = terms.map(bare).filter((term) => !/^[:?]/u.test(term) && !vague.has(term));
  const wanted = [...new Set(all)].filter((term) => term.length > 1);
  // "Under the bench" is the bench; "underneath" alone is all there is.
  const things = wanted.filter((term) => !where.has(term));
  return things.length > 0 ? things : wanted;
}

/** Names of things that mean a deed elsewhere: "the envelope", "the bell". They stand after an article. */
export function literalsIn(said: string, language: string): string[] {
  const { articles } = readingWordsOf(language);
  const words = plain(said).match(word) ?? [];
  const names = words.filter(
    (one, at) => articles.has(words[at - 1] ?? "") && termsOf(one)[0]?.startsWith(":") === true,
  );
  return [...new Set(names)].map((name) => `${literally}${name}`);
}

/** A sentence that begins with "it" says nothing without the one before, and the one after may go on about the thing. */
function withNeighbours(
  { story: { language }, over }: View,
  sentences: readonly Sentence[],
  sentence: Sentence,
): Sentence[] {
  const { leaning, thingPronouns } = readingWordsOf(language);
  const isSame = (one: Sentence | undefined): one is Sentence =>
    one !== undefined && one.paragraph === sentence.paragraph;
  const leansOn = ({ words: [first = ""], told }: Sentence) =>
    told !== "" && leaning.has(withoutVerb(first));
  const [before, after] = [sentences[sentence.at - 1], sentences[sentence.at + 1]];
  if (leansOn(sentence) && isSame(before) && sentence.spoken === "" && before.spoken === "")
    return [before, sentence];
  const goesOn =
    isSame(after) &&
    !over.has(after.text) &&
    thingPronouns.has(withoutVerb(after.words[0] ?? "")) &&
    after.spoken === "" &&
    after.told !== "";
  return goesOn && lengthOf([sentence, after]) <= longest ? [sentence, after] : [sentence];
}

/** A long sentence has parts that stand alone; the one that has the word is enough. */
const longSentence = 130;

function partWith({ text, spoken }: Sentence, named: string): string {
  if (text.length <= longSentence || spoken !== "") return text;
  const parts = text.split(/(?:;|—|–)\s+/u);
  const part = parts.find((one) => termsOf(one).includes(named)) ?? text;
  return part === text ? text : closedPart(part);
}

const closedPart = (part: string) => {
  const clause = part.trim().replace(/[,:]$/u, "");
  return capital(/[.!?।]$/u.test(clause) ? clause : `${clause}.`);
};

const longest = 320;
const lengthOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { text }) => sum + text.length, 0);

/**
 * What the seen scenes say of the words of a line, the best first: the present scene, how things are, rare words. What
 * no longer holds is not said.
 */
export function findAbout(view: View, wanted: readonly string[], isLook: boolean): Passage[] {
  const { language } = view.story;
  const { states, player } = readingWordsOf(language);
  const all = view.scenes.flatMap((sentences, ago) =>
    sentences.map((sentence) => ({ sentence, sentences, ago })),
  );
  const matches = wanted.map((term) => all.map(({ sentence }) => matchOf(term, sentence)));
  const weights = matches.map((ofTerm, at) => {
    const times = ofTerm.filter(({ like }) => like > 0).length;
    return times === 0 ? 0 : Math.log(1 + all.length / times) * (at === 0 ? firstCounts : 1);
  });
  const passages = all.flatMap(({ sentence, sentences, ago }, at): Passage[] => {
    let [score, named, most] = [0, "", 0];
    for (const [term, ofTerm] of matches.entries()) {
      const { like, term: found } = ofTerm[at] ?? { like: 0, term: "" };
      const gain = like * (weights[term] ?? 0);
      score += gain;
      if (gain > most) [most, named] = [gain, found];
    }
    const parts = withNeighbours(view, sentences, sentence);
    if (score === 0 || parts.some(({ text }) => view.over.has(text))) return [];
    const isState = sentence.words.some((one) => states.has(one));
    const isPlayers = player.has(sentence.words[0] ?? "") && !isState;
    const extra =
      (ago === 0 ? worth.present : -worth.ago * ago) +
      (isState ? worth.state : 0) +
      (isPlayers ? worth.players : 0) +
      (/\p{L}/u.test(sentence.told) ? 0 : isLook ? worth.spokenOfLook : worth.spoken);
    return [
      {
        text:
          parts.length > 1 ? parts.map(({ text }) => text).join(" ") : partWith(sentence, named),
        sentences: parts,
        named,
        score: score * (1 + extra),
      },
    ];
  });
  return passages.toSorted((left, right) => right.score - left.score);
}

/** The thing that a passage was found by, as one would name it: "the gloves". */
export function thingIn({ sentences, named }: Passage, language: string): string {
  const { definite } = readingWordsOf(language);
  for (const { text } of sentences)
    for (const [token] of text.matchAll(word))
      if (termsOf(token)[0] === bare(named) || plain(token) === named.slice(literally.length))
        return /^\p{Lu}/u.test(token) && !text.startsWith(token)
          ? token
          : `${definite}${token.toLowerCase()}`;
  return "";
}
