import { perStory } from "../lib/per-story.ts";
import { plain } from "../understanding/words/plain.ts";
import { sensesOf } from "../understanding/words/vocabulary.ts";
import { isNoun, isVerb, nounClassOf, type NounClass } from "../word-net/index.ts";
import { personTitles } from "../text/sentences.ts";
import { asMended } from "./mended.ts";
import { readScene, withoutPossessive, type Sentence, type Word } from "./scene.ts";
import type { Someone } from "./someone.ts";
import { readingWordsOf, type ReadingWords } from "./reading-words.ts";

export type { Someone } from "./someone.ts";

interface Counted {
  /** Named as one who acts or speaks, or who is spoken to. */
  acting: number;
  placed: number;
  inside: number;
}

/** Whether a word is one of the language's own that stand where a name might, and name nobody. */
const isNobody = (low: string, { articles, player, pronouns, noNames }: ReadingWords) =>
  articles.has(low) || player.has(low) || pronouns.has(low) || noNames.has(low);

const clausesOf = ({ clauses: { told, spoken } }: Sentence) => [...told, ...spoken];

/** Names in scripts with capitals: what is written with one and acts, speaks or is spoken to as people do. */
function namesIn(sentences: readonly Sentence[], list: ReadingWords): Map<string, Counted> {
  const found = new Map<string, Counted>();
  const written = sentences.map(({ text }) => text).join("\n");
  const times = (name: string) => written.split(name).length - 1;
  const count = (name: string): Counted => {
    const known = found.get(name) ?? { acting: 0, placed: 0, inside: 0 };
    found.set(name, known);
    return known;
  };
  for (const { clauses, spoken } of sentences) {
    for (const [place, clause] of clauses.told.entries())
      for (let at = 0; at < clause.length; at += 1) {
        const run = runAt(clause, at, list);
        if (run === 0) continue;
        // "The cat, Biscuit, is asleep."
        const isOfRole = run === clause.length && endsWithRole(clauses.told[place - 1], list);
        const name = clause
          .slice(at, at + run)
          .map(({ text }) => text)
          .join(" ");
        const [before, after] = [clause[at - 1], clause[at + run]];
        const counted = count(name);
        if (at > 0 || isOfRole) counted.inside += 1;
        // Only people are called Mr.
        if (personTitles.test(clause[at]?.text.replace(/\.$/u, "") ?? "")) counted.acting += 1;
        else if (before && list.placeMarks.has(before.low)) counted.placed += 1;
        else if (
          isOfRole ||
          (after && list.personVerbs.has(after.low)) ||
          // "Her son Ilan": what they are stands before their name.
          (before && (list.personVerbs.has(before.low) || list.roles.has(before.low)))
        )
          counted.acting += 1;
        at += run - 1;
      }
    // "Voss, come here": whoever is called is a person, where a word that says it all alone is not all there is of it.
    for (const called of spoken.matchAll(/(?:^["“«]|, )(\p{Lu}[\p{L}\p{M}]+)(?=[,.!?])/gu)) {
      const name = called[1] ?? "";
      if (times(name) > 1) count(name).acting += 1;
    }
  }
  return found;
}

const endsWithRole = (clause: readonly Word[] | undefined, { roles }: ReadingWords) =>
  roles.has(clause?.at(-1)?.low ?? "");

const longestInitials = 3;

/** How many words from here on are one name. */
function runAt(clause: readonly Word[], from: number, list: ReadingWords): number {
  let length = 0;
  for (let at = from; at < clause.length; at += 1) {
    const one = clause[at];
    if (one === undefined || !one.isCapital || one.text.length < 2) break;
    // A sign says it.
    if (one.text.length > longestInitials && one.text === one.text.toUpperCase()) break;
    if (/['’]/u.test(one.text)) break;
    if (isNobody(one.low, list)) break;
    length += 1;
  }
  return length;
}

const thingClasses: ReadonlySet<NounClass> = new Set(["artifact", "place", "nature", "plant"]);

const isEnglishWord = (word: string) => isNoun(word) || isVerb(word);

function areActing(
  [name, { acting, placed, inside }]: [string, Counted],
  lowWords: ReadonlySet<string>,
): boolean {
  const parts = name.split(" ");
  const isWord = parts.every((part) => lowWords.has(plain(part)));
  const [first = ""] = parts.map((part) => plain(part));
  // "Greenhouse Nine", where there is a greenhouse.
  const isThing =
    parts.length > 1 && lowWords.has(first) && thingClasses.has(nounClassOf(first) ?? "person");
  // A word that only ever begins sentences may be any word.
  const isSure = inside > 0 || name.includes(" ") || !isEnglishWord(name.toLowerCase());
  return acting > (isSure ? 0 : 1) && acting >= placed && (!isWord || inside > 1) && !isThing;
}

/** A word as it is before a postposition, by its ending: "तुम्हारे" of "तुम्हारा". */
function inOblique(text: string, { oblique }: ReadingWords): string {
  const ending = [...oblique].find(([word]) => word.slice(-1) === text.slice(-1))?.[1].slice(-1);
  return ending === undefined ? text : text.slice(0, -1) + ending;
}

/** In scripts without capitals: a word that stands for nothing else. */
const isOwnName = ({ low }: Word, list: ReadingWords) =>
  low.length > 1 &&
  !isNobody(low, list) &&
  !list.placeMarks.has(low) &&
  !list.joins.has(low) &&
  !list.states.has(low) &&
  !list.roles.has(low) &&
  sensesOf(low, true).length === 0;

/** What people are: "the captain", "her mother"; and whatever speaks: "said the heron". */
function rolesIn(
  sentences: readonly Sentence[],
  list: ReadingWords,
): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const isCased = sentences.some(({ text }) => /\p{Lu}/u.test(text));
  for (const sentence of sentences)
    for (const clause of clausesOf(sentence))
      for (const [at, one] of clause.entries()) {
        const after = clause[at + 1]?.low ?? "";
        // "Said the old man" is said by no "old".
        const isSpeaker =
          sentence.spoken !== "" &&
          (list.speechVerbs.has(after) ||
            (at === 2 && list.speechVerbs.has(clause[0]?.low ?? "") && !isNoun(after)));
        const isRole = list.roles.has(one.low) || (isCased && isSpeaker);
        if (!isRole || one.isCapital || isNobody(one.low, list)) continue;
        const before = [clause[at - 1], clause[at - 2], clause[at - 3]];
        const article = before.find((word) => word !== undefined && list.articles.has(word.low));
        const owner = article && inOblique(list.owners.get(article.low) ?? "", list);
        if (isCased && article === undefined) continue;
        const name = list.oblique.has(one.low) ? inOblique(one.text, list) : one.text;
        const own = isCased || article !== undefined ? undefined : before[0];
        const isCalled = own !== undefined && isOwnName(own, list);
        const label = [isCalled ? own.text : owner, name].filter(Boolean).join(" ");
        const labels = found.get(one.low) ?? new Map<string, number>();
        labels.set(label, (labels.get(label) ?? 0) + 1);
        found.set(one.low, labels);
      }
  return found;
}

function commonest(labels: ReadonlyMap<string, number>): string {
  const [first] = [...labels].toSorted(([, left], [, right]) => right - left);
  return first?.[0] ?? "";
}

/** A hand or a wall may do something once. */
const leastDoing = 2;

/**
 * In scripts without capitals whoever does something marked as a doer's (मीरा ने) is a person, and so is whoever says what
 * stands beside them ("रुको," मीरा कहती है), unless it is a word for something else, as for how it is said.
 */
function doersIn(sentences: readonly Sentence[], list: ReadingWords): Map<string, number> {
  const found = new Map<string, number>();
  for (const { clauses, spoken } of sentences)
    for (const clause of clauses.told) {
      const [speaker, verb] = clause;
      if (
        spoken !== "" &&
        speaker !== undefined &&
        list.personVerbs.has(verb?.low ?? "") &&
        isOwnName(speaker, list)
      )
        found.set(speaker.text, (found.get(speaker.text) ?? 0) + leastDoing);
      for (const [at, { low, text }] of clause.entries()) {
        if (!list.doerMarks.has(clause[at + 1]?.low ?? "")) continue;
        if (isNobody(low, list) || low.length < 2) continue;
        const speaks = clause.slice(at + 2).some((other) => list.personVerbs.has(other.low));
        found.set(text, (found.get(text) ?? 0) + (speaks ? leastDoing : 1));
      }
    }
  return new Map([...found].filter(([, times]) => times >= leastDoing));
}

/** Everybody whom the scenes of a story name or describe. A bible's cast is not needed for it. */
export const peopleOf = perStory((story): readonly Someone[] => {
  const list = readingWordsOf(story.language);
  if (list.roles.size === 0) return [];
  const sentences = Object.values(story.graph.nodes).flatMap(({ text }) =>
    readScene(text, story.language),
  );
  const lowWords = new Set(
    sentences.flatMap(({ text }) => text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? []),
  );
  const roles = rolesIn(sentences, list);
  const named = [...namesIn(sentences, list)].filter((one) => areActing(one, lowWords));
  const people: Someone[] = [];
  const covered = new Set<string>();
  for (const [name] of named.toSorted(([left], [right]) => right.length - left.length)) {
    const parts = name.split(" ").map((part) => part.replace(/\.$/u, ""));
    // Many are called Mrs.
    const forms = parts.filter((part) => !personTitles.test(part)).map((part) => plain(part));
    if (forms.every((form) => covered.has(form))) continue;
    for (const form of forms) covered.add(form);
    people.push({ name, forms, isNamed: true });
  }
  for (const [name] of doersIn(sentences, list)) {
    const form = plain(name);
    if (covered.has(form) || list.roles.has(form)) continue;
    covered.add(form);
    people.push({ name, forms: [form], isNamed: true });
  }
  for (const [role, labels] of roles) {
    if (covered.has(role)) continue;
    const name = commonest(labels);
    const times = [...labels.values()].reduce((sum, one) => sum + one, 0);
    const [first = "", ...others] = name.split(" ");
    // "गफ़ूर चाचा", wherever an uncle is named.
    const isCalled =
      others.length > 0 &&
      (labels.get(name) ?? 0) > Math.max(1, times / 2) &&
      !list.owners.has(plain(first));
    const forms = isCalled ? [plain(first), role] : [role];
    people.push({ name, forms, isNamed: isCalled });
  }
  return asMended(story, joined(people, sentences));
});

/** "Your brother Tam", "the cat, Biscuit" are one: what they are stands right before their name, and never without it. */
function joined(people: readonly Someone[], sentences: readonly Sentence[]): Someone[] {
  // Of two with one name the first is meant.
  const byForm = (all: readonly Someone[]) =>
    new Map(all.toReversed().flatMap((one) => one.forms.map((form) => [form, one] as const)));
  const roles = byForm(people.filter(({ isNamed }) => !isNamed));
  const named = byForm(people.filter(({ isNamed }) => isNamed));
  const after = new Map<Someone, Set<Someone | undefined>>();
  for (const sentence of sentences) {
    const clauses = clausesOf(sentence);
    for (const [place, clause] of clauses.entries())
      for (const [at, { low }] of clause.entries()) {
        const role = roles.get(low);
        if (role === undefined) continue;
        const alone = clauses[place + 1]?.length === 1 ? clauses[place + 1]?.[0] : undefined;
        const next = at === clause.length - 1 ? alone : clause[at + 1];
        const found = after.get(role) ?? new Set();
        after.set(role, found.add(named.get(next?.low ?? "")));
      }
  }
  const whose = new Map(
    [...after].flatMap(([role, [only, ...others]]) =>
      only === undefined || others.length > 0 ? [] : [[role, only] as const],
    ),
  );
  const ownRoles = Map.groupBy(whose, ([, one]) => one);
  return people
    .filter((one) => !whose.has(one))
    .map((one) => {
      const { name, forms, isNamed } = one;
      const own = ownRoles.get(one) ?? [];
      return { name, isNamed, forms: forms.concat(own.flatMap(([role]) => role.forms)) };
    });
}

/** Whether a sentence says somebody's name or what they are, outside what is said. */
export const isNamedIn = ({ words }: Sentence, { forms }: Someone): boolean =>
  words.some((word) => forms.includes(withoutPossessive(word)));

/** How far into a clause its doer may stand. */
const doerWithin = 5;

/** Whether somebody does something in a sentence: they stand at the beginning of one of its clauses, and own nothing there. */
export function isActing({ clauses }: Sentence, someone: Someone, language: string): boolean {
  const list = readingWordsOf(language);
  return clauses.told.some((clause) => {
    const low = clause.map((one) => one.low);
    const at = low.findIndex((word) => someone.forms.includes(word));
    const before = low.slice(0, at);
    if (at > 0 && before.slice(-2).some((word) => list.speechVerbs.has(word))) return true;
    if (at < 0 || at > doerWithin || at === low.length - 1) return false;
    return !before.some((word) => list.placeMarks.has(word) || list.personVerbs.has(word));
  });
}
