import type { SceneReading } from "@katha/api/contract";
import { bibleOf } from "../bible/bible.ts";
import { isPlayed } from "../bible/played.ts";
import { startPosition } from "../position/index.ts";
import type { StoryVersion } from "../port.ts";
import { plain } from "../understanding/words/plain.ts";
import { isAmong } from "./mended.ts";
import { namedThingsIn } from "./named-things.ts";
import { isActing, isNamedIn, peopleOf, type Someone } from "./people.ts";
import { readScene, withoutPossessive, type Sentence } from "./scene.ts";
import { actorsOf, playedOf, presentIn, viewOf } from "./view.ts";
import { readingWordsOf } from "./reading-words.ts";

type ReadEntry = SceneReading["people"][number];
type ReadSentence = ReadEntry["sentences"][number];
type ReadScene = SceneReading["scenes"][number];
/** `sure`: its author says so, or the text cannot mean anything else; `perhaps`: seen once, by a single sign. */
type Sureness = ReadEntry["sure"];

/** Of one entry so many sentences are shown, and of each kind so many entries. */
const mostSentences = 6;
const mostEntries = 300;

interface Gathered {
  also: Set<string>;
  isOfBible: boolean;
  acts: number;
  sentences: Map<string, ReadSentence>;
}

const gathered = (isOfBible = false): Gathered => ({
  also: new Set(),
  isOfBible,
  acts: 0,
  sentences: new Map(),
});

function note({ sentences }: Gathered, scene: string, { text }: Sentence, sure: Sureness): void {
  const key = `${scene}\n${text}`;
  if (sure === "sure" || !sentences.has(key)) sentences.set(key, { scene, text, sure });
}

function entryOf(name: string, { also, isOfBible, sentences }: Gathered, sure: Sureness) {
  const told = [...sentences.values()];
  const entry: ReadEntry = {
    name,
    also: [...also].filter((one) => !` ${plain(name)} `.includes(` ${plain(one)} `)),
    sure: isOfBible ? "sure" : sure,
    is_of_bible: isOfBible,
    count: told.length,
    sentences: told.slice(0, mostSentences),
  };
  return entry;
}

const byCount = (left: ReadEntry, right: ReadEntry) => right.count - left.count;
const shown = (entries: readonly ReadEntry[]) => entries.toSorted(byCount).slice(0, mostEntries);

/** More sentences than this are no chance. */
const often = 3;

const surenessOf = ({ acts, sentences }: Gathered, isPlain: boolean): Sureness =>
  acts >= often || (isPlain && acts > 0 && sentences.size >= often)
    ? "sure"
    : acts > 1 || (isPlain && sentences.size > 1)
      ? "likely"
      : "perhaps";

/** Reads what the first line that is typed will ask for. */
export function readAhead(story: StoryVersion): void {
  viewOf(story, startPosition(story.graph), playedOf(story) !== undefined);
}

/** Whom any of a scene's words may mean. */
function namedAmong(
  sentences: readonly Sentence[],
  byForm: ReadonlyMap<string, readonly Someone[]>,
): Someone[] {
  const words = sentences.flatMap(({ words: told, clauses }) => [
    ...told.map(withoutPossessive),
    ...clauses.spoken.flatMap((clause) => clause.map(({ low }) => withoutPossessive(low))),
  ]);
  return [...new Set(words.flatMap((one) => byForm.get(one) ?? []))];
}

const isSpokenOf = ({ clauses }: Sentence, { forms }: Someone) =>
  clauses.spoken.some((clause) => clause.some(({ low }) => forms.includes(withoutPossessive(low))));

/** Everything that a story's scenes tell of, for its author to read and to mend. */
export function readStory(story: StoryVersion): SceneReading {
  const { graph, language } = story;
  const { cast, places, objects, leftOut } = bibleOf(story.bible);
  const { articles, definite } = readingWordsOf(language);
  const people = peopleOf(story);
  const played = playedOf(story);
  const byForm = Map.groupBy(
    people.flatMap((one) => one.forms.map((form) => ({ form, one }))),
    ({ form }) => form,
  );
  const peopleByForm = new Map(
    [...byForm].map(([form, all]) => [form, all.map(({ one }) => one)] as const),
  );
  const ofPeople = new Map(people.map((one) => [one, gathered()]));
  const ofThings = new Map<string, Gathered & { kind: string; texts: Map<string, number> }>();
  const written = (kind: string, { name, also }: { name: string; also: readonly string[] }) => ({
    kind,
    name,
    also,
    forms: [name, ...also].map(plain).filter((form) => form !== ""),
    gathered: gathered(true),
  });
  const ofBible = [
    ...objects.map((one) => written("thing", one)),
    ...places.map((one) => written("place", one)),
  ];
  const scenes: ReadScene[] = [];
  for (const [scene, node] of Object.entries(graph.nodes)) {
    const sentences = readScene(node.text, language);
    const named = namedAmong(sentences, peopleByForm);
    const known = [...new Set([...named, ...people.filter((one) => isAmong(node.cast, one))])];
    const present = presentIn(sentences, known, { language, ...node });
    const here = new Set(present);
    scenes.push({
      scene,
      present: present.filter((one) => one !== played).map(({ name }) => name),
      named: named.filter((one) => !here.has(one) && one !== played).map(({ name }) => name),
    });
    const actors = actorsOf({ story, people: named }, sentences);
    for (const [at, sentence] of sentences.entries()) {
      for (const one of named) {
        const own = ofPeople.get(one);
        if (own === undefined) continue;
        if (isActing(sentence, one, language)) own.acts += 1;
        if (isNamedIn(sentence, one)) note(own, scene, sentence, "sure");
        else if (actors[at] === one || isSpokenOf(sentence, one))
          note(own, scene, sentence, "likely");
      }
      const low = plain(sentence.text);
      for (const one of ofBible)
        if (one.forms.some((form) => low.includes(form)))
          note(one.gathered, scene, sentence, "sure");
      for (const { kind, key, text, isDefinite } of namedThingsIn(sentence, language, (word) =>
        peopleByForm.has(word),
      )) {
        const own = ofThings.get(key) ?? { ...gathered(), kind, texts: new Map<string, number>() };
        ofThings.set(key, own);
        own.texts.set(text, (own.texts.get(text) ?? 0) + 1);
        if (isDefinite) own.acts += 1;
        note(own, scene, sentence, "sure");
      }
    }
  }
  const isNothing = (name: string) => isAmong(leftOut, { name });
  const bibleForms = new Set(ofBible.flatMap(({ forms }) => forms.map(withoutArticle(articles))));
  const things = [...ofThings].flatMap(([key, own]) => {
    const [name = key] = [...own.texts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    // What no article ever stands before is a substance or a turn of speech, where the language has articles.
    const isVague = definite !== "" && own.acts === 0;
    const isKnown = [key, ...own.texts.keys()].some((one) => bibleForms.has(plain(one)));
    if (isNothing(name) || isVague || isKnown) return [];
    for (const text of own.texts.keys()) own.also.add(text);
    return [{ kind: own.kind, entry: entryOf(name, own, surenessOf(own, true)) }];
  });
  const introduced = ofBible
    .filter(({ name }) => name !== "")
    .map((one) => {
      for (const other of one.also) one.gathered.also.add(other);
      return { kind: one.kind, entry: entryOf(one.name, one.gathered, "sure") };
    });
  const all = [...introduced, ...things];
  const ofKind = (kind: string) =>
    shown(all.filter((one) => one.kind === kind).map(({ entry }) => entry));
  return {
    people: shown(
      peopleRead(
        people,
        ofPeople,
        cast.filter((one) => !isPlayed(one)),
      ),
    ),
    things: ofKind("thing"),
    places: ofKind("place"),
    scenes,
    left_out: leftOut,
    played: played?.name ?? null,
  };
}

const withoutArticle = (articles: ReadonlySet<string>) => (name: string) => {
  const [first = "", ...rest] = name.split(" ");
  return rest.length > 0 && articles.has(first) ? rest.join(" ") : name;
};

/** Those of the text, and those of the bible whom no scene names. */
function peopleRead(
  people: readonly Someone[],
  told: ReadonlyMap<Someone, Gathered>,
  cast: readonly { name: string; native: string; also: readonly string[] }[],
): ReadEntry[] {
  const namesOf = ({ name, native, also }: (typeof cast)[number]) => [name, native, ...also];
  const isIn = (one: Someone, names: readonly string[]) =>
    names.some((name) => {
      const low = plain(name);
      return low !== "" && (low === plain(one.name) || one.forms.includes(low));
    });
  const read = people.map((one) => {
    const own = told.get(one) ?? gathered();
    const written = cast.find((person) => isIn(one, namesOf(person)));
    for (const form of one.forms) own.also.add(form);
    for (const name of written ? namesOf(written) : []) if (name !== "") own.also.add(name);
    own.isOfBible = written !== undefined;
    return entryOf(one.name, own, surenessOf(own, one.isNamed));
  });
  const others = cast.filter(
    (person) => person.name !== "" && !people.some((one) => isIn(one, namesOf(person))),
  );
  return [
    ...read,
    ...others.map((person) => {
      const own = gathered(true);
      for (const name of person.also) own.also.add(name);
      return entryOf(person.name, own, "sure");
    }),
  ];
}
