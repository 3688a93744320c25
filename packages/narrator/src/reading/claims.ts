import { languages } from "../languages/index.ts";
import type { Lines } from "../languages/language.ts";
import { wordsIn } from "../understanding/phrases/heard.ts";
import { anyOf, waysOf } from "../understanding/phrases/phrase.ts";
import { stem } from "../understanding/words/stems.ts";
import { isEmpty } from "../understanding/words/terms.ts";
import { mayBeThing } from "./named-things.ts";
import type { Sentence, Word } from "./scene.ts";
import { readingWordsOf } from "./reading-words.ts";

/** Something that a sentence says of a thing or of somebody, and that a later one may end: the door is shut. */
export interface Claim {
  /** What can only be so or otherwise: open or shut, who has it. */
  about: string;
  /** How it is; "!" and somebody who has it no longer. */
  is: string;
  of: string;
  /** What tells it apart from others of its kind: "the red door", "her door". */
  which: readonly string[];
  owner?: string | undefined;
  /** Nothing was told of it before: "a door". */
  isNew: boolean;
}

/** Whom a word means, by a name that is the same for all their words; undefined where it means nobody. */
export type WhoIs = (word: string) => string | undefined;

export const player = "player";
const nobody = "nobody";
export const holding = "holding";
const presence = "presence";
/** By the places of the lists. */
const presences: Readonly<Record<string, "here" | "left">> = { 0: "here", 1: "left" };

interface State {
  of: "thing" | "person";
  about: string;
  is: string;
  pattern: RegExp;
}

function patternsFor(language: string) {
  const found = languages.find(({ code }) => code === language);
  if (found?.states === undefined) return undefined;
  const { states, parts, words } = found;
  const pattern = (lines: Lines = []) =>
    new RegExp(anyOf(lines.flatMap((line) => waysOf(line, parts))), "u");
  const group = (of: State["of"], about: string, lists: readonly Lines[]): State[] =>
    lists.map((lines, is) => ({ of, about, is: String(is), pattern: pattern(lines) }));
  const groups = (of: State["of"], all: readonly (readonly Lines[])[] = []): State[] =>
    all.flatMap((lists, at) => group(of, `${of} ${at}`, lists));
  return {
    states: [
      ...groups("thing", states.things),
      ...group("person", presence, states.presence ?? []),
      ...groups("person", states.people),
    ],
    held: pattern(states.held),
    given: pattern(states.given),
    givenToPlayer: pattern(states.givenToPlayer),
    inHand: pattern(states.inHand),
    resting: pattern(states.resting),
    unsure: pattern(states.unsure),
    not: new Set(wordsIn(words?.not)),
    another: new Set(wordsIn(states.another)),
    beside: new Set(wordsIn(states.beside)),
    isVerbLast: states.isVerbLast === true,
    participles: states.participles && pattern(states.participles),
  };
}

type Patterns = NonNullable<ReturnType<typeof patternsFor>>;

const known = new Map<string, Patterns | undefined>();

function patternsOf(language: string): Patterns | undefined {
  if (!known.has(language)) known.set(language, patternsFor(language));
  return known.get(language);
}

/** Of what a clause tells something. */
type Thing = Pick<Claim, "of" | "which" | "owner" | "isNew">;

interface Clause {
  words: readonly Word[];
  language: string;
  patterns: Patterns;
  whoIs: WhoIs;
}

/** The words of a thing's name end so soon. */
const longestName = 4;
/** "Gives the old man the lamp": the thing may stand so far behind what is done. */
const thingWithin = 5;
const isOwners = (low: string) => /['’]s$/u.test(low);

const thing = (words: readonly Word[], isNew: boolean): Thing | undefined => {
  const head = words.at(-1);
  if (head === undefined) return undefined;
  return { of: stem(head.low), which: words.slice(0, -1).map(({ low }) => stem(low)), isNew };
};

/** The name that an article stands before, at this place of a clause. */
function nameAt({ words, language, patterns, whoIs }: Clause, at: number): Thing | undefined {
  const { another, beside } = patterns;
  const { articles, states, owners, definite } = readingWordsOf(language);
  const name: Word[] = [];
  for (const word of words.slice(at + 1, at + 1 + longestName)) {
    const { low } = word;
    if (beside.has(low) || states.has(low) || articles.has(low)) break;
    name.push(word);
  }
  const head = name.findLastIndex(({ low }) => mayBeThing(low, language));
  const found = name.slice(0, head + 1);
  const last = found.at(-1)?.low ?? "";
  if (whoIs(last) !== undefined) return undefined;
  const article = words[at]?.low ?? "";
  const owner = owners.get(article) ?? article;
  const own = thing(found, another.has(article));
  return own && (owner === definite.trim() ? own : { ...own, owner });
}

const beginsName = ({ words, language }: Clause, at: number) => {
  const low = words[at]?.low ?? "";
  return readingWordsOf(language).articles.has(low) || isOwners(low);
};

/** What something is done to, behind what is done: "gives Meera the lamp". */
function thingAfter(clause: Clause, from: number): Thing | undefined {
  const { words, patterns } = clause;
  for (let at = from; at < Math.min(words.length, from + thingWithin); at += 1) {
    if (patterns.beside.has(words[at]?.low ?? "")) return undefined;
    const found = beginsName(clause, at) ? nameAt(clause, at) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is told of before a place: "the door of the hall is shut". */
function thingBefore(clause: Clause, to: number): Thing | undefined {
  const { words, patterns } = clause;
  const before = { ...clause, words: words.slice(0, to) };
  for (let at = to - 1; at >= 0; at -= 1)
    if (beginsName(before, at) && !patterns.beside.has(words[at - 1]?.low ?? "")) {
      const found = nameAt(before, at);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** The same where what is done stands last: the nearest that no word for where or whose stands behind. */
function thingBeforeVerb(
  { words, language, patterns, whoIs }: Clause,
  to: number,
): Thing | undefined {
  const { another, beside, participles } = patterns;
  const { articles, player: own, pronouns, noNames, states } = readingWordsOf(language);
  const isOther = (low: string) =>
    [another, beside, articles, own, pronouns, noNames, states].some((list) => list.has(low)) ||
    isEmpty(low) ||
    participles?.test(low) === true ||
    whoIs(low) !== undefined ||
    !mayBeThing(low, language);
  const all = words.slice(0, to).flatMap(({ low }, at) => (isOther(low) ? [] : [at]));
  const at = all.findLast((one) => !beside.has(words[one + 1]?.low ?? "")) ?? all.at(-1);
  if (at === undefined) return undefined;
  const before = words[at - 1]?.low ?? "";
  return thing(words.slice(at, at + 1), another.has(before));
}

/** Who does something in a clause before a place, or of whom it is told there. */
function personBefore({ words, language, patterns, whoIs }: Clause, to: number) {
  const { articles, doerMarks } = readingWordsOf(language);
  const { beside, isVerbLast } = patterns;
  const lowAt = (at: number) => words[at]?.low ?? "";
  const isBeside = (at: number) =>
    isVerbLast
      ? beside.has(lowAt(at + 1)) && !doerMarks.has(lowAt(at + 1))
      : isOwners(lowAt(at)) ||
        beside.has(lowAt(at - 1)) ||
        (articles.has(lowAt(at - 1)) && beside.has(lowAt(at - 2)));
  const named = words
    .slice(0, to)
    .flatMap(({ low }, at) => (whoIs(low) === undefined || isBeside(at) ? [] : [whoIs(low)]));
  return named.at(-1);
}

/** The words of a clause that say something, from one to before another. */
interface Place {
  from: number;
  to: number;
}

function placeOf({ words }: Clause, pattern: RegExp): Place | undefined {
  const text = textOf(words);
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const from = text.slice(0, found.index).split(" ").length - 1;
  return { from, to: from + found[0].trim().split(" ").length };
}

const textOf = (words: readonly Word[]) => words.map(({ low }) => low).join(" ");

const isSaid = ({ words }: Clause, list: ReadonlySet<string>, { from, to }: Place) =>
  words.slice(from, to).some(({ low }) => list.has(low));

/** Whom and what the clauses before were about: for "she" and "it", and for a clause that has no doer of its own. */
interface Before {
  person: string | undefined;
  doer: string | undefined;
  thing: Thing | undefined;
  /** The clause goes on in a sentence. */
  isWithin: boolean;
}

/** What something is done to, or, in some states, what it is told of: "the door opens". */
function thingOf(clause: Clause, at: Place, before: Before, isToldOf: boolean): Thing | undefined {
  const { objects, thingPronouns } = readingWordsOf(clause.language);
  const { from, to } = at;
  if (clause.patterns.isVerbLast) {
    const isIt = isSaid(clause, objects, { from: 0, to: from });
    return thingBeforeVerb(clause, from) ?? (isIt ? before.thing : undefined);
  }
  const isIt =
    isSaid(clause, objects, { from: to, to: to + 1 }) ||
    (isToldOf && isSaid(clause, thingPronouns, { from: 0, to: 1 }));
  const named = isToldOf && !isIt ? thingBefore(clause, from) : undefined;
  return thingAfter(clause, to) ?? (isIt ? before.thing : named);
}

/** Who does it, or of whom it is told. */
function doerOf(clause: Clause, { from }: Place, before: Before): string | undefined {
  const { articles, pronouns, joins } = readingWordsOf(clause.language);
  const ahead = clause.words.slice(0, from);
  const goesOn = before.isWithin && ahead.every(({ low }) => joins.has(low));
  const isPronoun = ahead.some(({ low }) => pronouns.has(low) && !articles.has(low));
  return (
    personBefore(clause, from) ?? (goesOn ? before.doer : isPronoun ? before.person : undefined)
  );
}

function claimsOf(clause: Clause, before: Before): Claim[] {
  const { patterns } = clause;
  const states = patterns.states.flatMap(({ of, about, is, pattern }): Claim[] => {
    const at = placeOf(clause, pattern);
    if (at === undefined) return [];
    if (of === "thing") {
      const found = thingOf(clause, at, before, true);
      return found === undefined ? [] : [{ ...found, about, is }];
    }
    const who = doerOf(clause, at, before);
    return who === undefined || who === player
      ? []
      : [{ about, is, of: who, which: [], isNew: false }];
  });
  const has = (
    pattern: RegExp,
    whose: (at: Place) => string | undefined,
    isToldOf = false,
  ): Claim | undefined => {
    const at = placeOf(clause, pattern);
    if (at === undefined) return undefined;
    const [is, found] = [whose(at), thingOf(clause, at, before, isToldOf)];
    return is === undefined || found === undefined ? undefined : { ...found, about: holding, is };
  };
  const held =
    has(patterns.givenToPlayer, () => player) ??
    has(patterns.inHand, () => player, true) ??
    has(patterns.given, (at) => `!${doerOf(clause, at, before) ?? nobody}`) ??
    has(patterns.held, (at) => doerOf(clause, at, before)) ??
    has(patterns.resting, () => nobody, true);
  return held === undefined ? states : [...states, held];
}

const isAsked = /[?؟]/u;

export const isOfPerson = ({ about }: Claim) => about === presence || about.startsWith("person");

/** Whether by a claim somebody is here, or has left. */
export const presenceIn = ({ about, is }: Claim): "here" | "left" | undefined =>
  about === presence ? presences[is] : undefined;

/** What the sentences of one text claim, each of them, in their order. */
export function claimsIn(
  sentences: readonly Sentence[],
  language: string,
  whoIs: WhoIs,
): Claim[][] {
  const patterns = patternsOf(language);
  if (patterns === undefined) return sentences.map(() => []);
  const before: Before = { person: undefined, doer: undefined, thing: undefined, isWithin: false };
  return sentences.map(({ told, clauses }) => {
    const all: Claim[] = [];
    before.doer = undefined;
    for (const [at, words] of clauses.told.entries()) {
      const isSure =
        !isAsked.test(told) &&
        !words.some(({ low }) => patterns.not.has(low)) &&
        !patterns.unsure.test(textOf(words));
      if (!isSure) continue;
      const clause = { words, language, patterns, whoIs };
      const claims = claimsOf(clause, { ...before, isWithin: at > 0 });
      const doer = personBefore(clause, words.length);
      before.doer = doer ?? before.doer;
      if (doer !== player) before.person = doer ?? before.person;
      before.thing = claims.findLast((claim) => !isOfPerson(claim)) ?? before.thing;
      all.push(...claims);
    }
    // "It" does not reach further than to the sentence before.
    if (all.every(isOfPerson)) before.thing = undefined;
    return all;
  });
}
