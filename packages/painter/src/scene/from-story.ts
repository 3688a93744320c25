import { dice } from "../drawing/dice.ts";
import { fitting } from "./fitting.ts";
import { animalsInCast, castFrom } from "./cast-from-story.ts";
import {
  type AnimalGroup,
  animalKinds,
  type Hour,
  hours,
  type Mood,
  moods,
  type Place,
  places,
  propKinds,
  type Scene,
  scene,
  type Season,
  type Weather,
  weathers,
} from "./scene.ts";
import { english } from "./words/english.ts";
import { withoutDenied } from "./words/denied.ts";
import { countOf, findWords, type Searchable, searchable } from "./words/find-words.ts";
import { hindi } from "./words/hindi.ts";
import type { StoryMoment } from "./story-moment.ts";
import type { StoryWords } from "./words/story-words.ts";

export const tablesOf = (language: string): readonly StoryWords[] =>
  /^(hi|mr|ne|sa)\b/.test(language) ? [hindi, english] : [english, hindi];

type Column = {
  [Key in keyof StoryWords]: StoryWords[Key] extends string | boolean ? never : Key;
}[keyof StoryWords];

/** The key mentioned most often, or the first of equals; words in the moment's own fields count more than the passage. */
function mostSaid<Name extends Column>(
  tables: readonly StoryWords[],
  column: Name,
  field: Searchable,
  text: Searchable,
): (keyof StoryWords[Name] & string) | undefined {
  const scores = new Map<string, { score: number; at: number }>();
  for (const [words, weight] of [
    [field, 5],
    [text, 1],
  ] as const) {
    for (const table of tables) {
      for (const { key, times, at } of findWords<string>(words, table[column])) {
        const found = scores.get(key) ?? { score: 0, at };
        scores.set(key, { score: found.score + times * weight, at: Math.min(found.at, at) });
      }
    }
  }
  const [first] = [...scores].toSorted(([, a], [, b]) => b.score - a.score || a.at - b.at);
  return first?.[0] as (keyof StoryWords[Name] & string) | undefined;
}

/** A passage is a page or two; anything longer is not read, so that no text can make this slow. */
const longest = 8_000;

const named = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((one) => one === word?.trim().toLowerCase());

/** The hours that suit a mood, if the text mentions none. */
const hoursOf: Record<Mood, readonly [Hour, ...Hour[]]> = {
  calm: ["morning", "dawn", "dusk"],
  tender: ["dusk", "dawn", "morning"],
  joyful: ["morning", "noon", "dusk"],
  tense: ["dusk", "night", "noon"],
  eerie: ["night", "dusk"],
  grave: ["dusk", "dawn", "night"],
};

/** Where a story never says when it is, it is the same hour of the day in all its pictures. */
const byDay = ["morning", "noon", "dusk"] as const;

const oftenSaid = 4;

/** The hour of a whole story that says it again and again, and twice as often as any other. */
function hourOfWhole(tables: readonly StoryWords[], whole: Searchable): Hour | undefined {
  const [first, second] = tables
    .flatMap((table) => findWords(whole, table.hours))
    .toSorted((left, right) => right.times - left.times);
  const isSettled =
    first !== undefined && first.times >= oftenSaid && first.times >= 2 * (second?.times ?? 0);
  return isSettled ? first.key : undefined;
}

const placesOfNowhere = ["village", "riverbank", "forest", "street"] as const;

/** If a place's name contains one of these, it is more precise than notes that only describe the surroundings. */
const closer: ReadonlySet<Place> = new Set([
  "tidal-forest",
  "garden",
  "market",
  "fort",
  "school",
  "battlefield",
  "deck",
  "coast",
  "room",
  "kitchen",
]);

/** The key that the first of these texts mentions that mentions any. */
function firstSaid<Name extends Column>(
  tables: readonly StoryWords[],
  column: Name,
  texts: readonly Searchable[],
): (keyof StoryWords[Name] & string) | undefined {
  for (const text of texts) {
    const said = mostSaid(tables, column, searchable(""), text);
    if (said !== undefined) return said;
  }
  return undefined;
}

const speech = /"[^"]*"|“[^“”]*”|”[^“”]*“|«[^«»]*»/gu;

/** What a passage tells; what is said in it may be of anywhere. */
const withoutSpeech = (text: string) => text.replaceAll(speech, " ");

/** How many words beside "in" and its like may be the place. */
const besideStanding = 4;

/** The words of a text that stand where places do: "in the office". */
function placedIn(text: Searchable, { standing, standsAfter }: StoryWords): Searchable {
  const marks = new Set(standing.split(", "));
  const words = text.trim().split(" ");
  const beside = words.flatMap((word, at) => {
    if (!marks.has(word)) return [];
    const [from, to] = standsAfter
      ? [Math.max(0, at - besideStanding + 2), at]
      : [at + 1, at + 1 + besideStanding];
    return [words.slice(from, to).join(" "), "/"];
  });
  return ` ${beside.join(" ")} `;
}

interface Passages {
  text: Searchable;
  /** The text without what is said in it. */
  told: Searchable;
  before: readonly Searchable[];
  whole: Searchable;
}

function placeOf(
  moment: StoryMoment,
  tables: readonly StoryWords[],
  { text, told, before, whole }: Passages,
): Place {
  const own = named(places, moment.place);
  if (own !== undefined) return own;
  const wanted = moment.place?.trim().toLowerCase();
  const noted = moment.notes?.places?.find(({ name }) => name.toLowerCase() === wanted);
  const name = searchable(moment.place ?? "");
  const said = mostSaid(tables, "places", name, searchable(""));
  if (said !== undefined && closer.has(said)) return said;
  return (
    named(places, noted?.place) ??
    said ??
    firstSaid(tables, "places", [
      ...tables.map((table) => placedIn(told, table)),
      searchable(moment.name ?? ""),
      told,
      ...before,
      text,
      whole,
    ]) ??
    dice(moment.seed, "nowhere").pick(placesOfNowhere)
  );
}

/** Whether a passage mentions a name: whole words in Latin script; in others the last vowel sign may be replaced by any ending. */
function isNamed(text: Searchable, name: string): boolean {
  const own = searchable(name);
  if (own.trim().length < 3) return false;
  return text.includes(/\p{Script=Latin}/u.test(own) ? own : own.trimEnd().replace(/\p{M}$/u, ""));
}

/** The other names of things that a passage mentions, since notes may be in languages without a table. */
function namesOfThings({ notes }: StoryMoment, told: Searchable): readonly string[] {
  return (notes?.things ?? []).flatMap(({ name, also = [] }) =>
    [name, ...also].some((one) => isNamed(told, one)) ? also : [],
  );
}

function seasonOf(weather: Weather, said: Season | undefined, seed: string): Season {
  if (said !== undefined) return said;
  if (weather === "rain" || weather === "storm") return "monsoon";
  if (weather === "mist") return "winter";
  return dice(seed, "season").pick(["spring", "summer", "autumn", "winter"]);
}

function animalsOf(tables: readonly StoryWords[], text: Searchable): AnimalGroup[] {
  const groups = new Map<string, AnimalGroup>();
  for (const table of tables) {
    for (const { key, at, times, word } of findWords(text, table.animals)) {
      if (groups.has(key)) continue;
      const before = text.slice(Math.max(0, at - 18), at + 1);
      const several = countOf(before, table.many) > 0 || (times > 2 && text.includes(`${word}s `));
      const count = several ? 2 + (times > 2 ? 1 : 0) : 1;
      groups.set(key, { kind: key, count });
    }
  }
  return [...groups.values()].slice(0, 2);
}

/**
 * Makes a scene from a story's node. Pure: the same moment gives the same scene. It takes what the node names explicitly,
 * reads what is missing from the passage, and derives the rest from the seed.
 */
export function sceneFrom(moment: StoryMoment): Scene {
  const tables = tablesOf(moment.language);
  const names = (moment.notes?.things ?? []).flatMap(({ name, also = [] }) => [name].concat(also));
  const told = withoutDenied(moment.text.slice(0, longest), tables, names);
  const text = searchable([told, ...namesOfThings(moment, told)].join(" "));
  const field = (value = ""): Searchable => withoutDenied(value, tables, []);
  const nowhere = searchable("");
  const mood: Mood =
    named(moods, moment.mood) ?? mostSaid(tables, "moods", field(moment.mood), text) ?? "calm";
  const before = (moment.before ?? []).map((passage) =>
    withoutDenied(withoutSpeech(passage.slice(0, longest)), tables, names),
  );
  const whole = searchable(moment.whole?.slice(0, longest) ?? "");
  const narrated = withoutDenied(withoutSpeech(moment.text.slice(0, longest)), tables, names);
  const place = placeOf(moment, tables, { text, told: narrated, before, whole });
  const hour: Hour =
    named(hours, moment.hour) ??
    mostSaid(tables, "hours", field(moment.hour), text) ??
    firstSaid(tables, "hours", before) ??
    hourOfWhole(tables, whole) ??
    (moment.whole === undefined
      ? dice(moment.seed, "hour").pick(hoursOf[mood])
      : dice(moment.whole, "hour").pick(byDay));
  const weather: Weather =
    named(weathers, moment.weather) ??
    mostSaid(tables, "weathers", field(moment.weather), text) ??
    firstSaid(tables, "weathers", before) ??
    (mood === "eerie" && dice(moment.seed, "air").chance(0.5) ? "mist" : "clear");
  const moon = mostSaid(tables, "moons", nowhere, text);
  const props = new Set(
    tables.flatMap((table) => findWords(text, table.props).map(({ key }) => key)),
  );
  const beasts = searchable([text, ...animalsInCast(moment, tables, { narrated })].join(" "));
  const animals = animalsOf(tables, beasts);
  return fitting(
    scene.parse({
      place,
      hour,
      weather,
      mood,
      season: seasonOf(weather, mostSaid(tables, "seasons", nowhere, text), moment.seed),
      ...(moon === undefined ? {} : { moon }),
      cast: castFrom(moment, tables, { text, narrated }),
      animals: animals.filter(({ kind }) => animalKinds.includes(kind)),
      props: [...props].filter((kind) => propKinds.includes(kind)).slice(0, 4),
    }),
  );
}
