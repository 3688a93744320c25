import { lengthAt, type Searchable, searchable } from "./find-words.ts";
import type { StoryWords } from "./story-words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const nots = setOf("no not without never nor neither");
/** Words that may come between a "no" and what it negates. */
const afterNo = setOf(`a an the any some such more much longer of drop drops sign signs hint trace
  single further great real one yet be been to his her their its my your our`);
const stops = setOf("stop stops stopped cease ceases ceased");
const isOver = setOf(`stop stops stopped cease ceases ceased end ends ended over gone passed died
  cleared lifted fail fails failed`);
/** Words after which nothing has ended: "the rain stops being red", "the wind has gone round". */
const goesOn = setOf("being round into to");
const auxiliaries = setOf("has have had is was are were will would did does do could");
const whiles = setOf("at last all by yet still ever long soon just already finally now since");
const comes = setOf(`come comes came coming fall falls fell fallen begin begun began start started
  arrive arrived here there`);

/** These come before or after what they negate: Hindi, Urdu, Bengali, Tamil. */
const withouts = setOf("बिना बग़ैर बगैर विना بغیر بنا বিনা ছাড়া இல்லாமல் இன்றி இல்லாத");
const neither = setOf("न");
const notAfter = setOf("नहीं नही न नाही नाहीं نہیں");
const missing = setOf("নেই নাই இல்லை नव्हता नव्हती नव्हते");
const particles = setOf("का की के भी तो ही कोई किसी एक अब अभी तक ज़रा बूँद बूंद کا کی کے بھی کوئی کسی");
const happened = setOf("हुई हुआ हो होती होता आई आया आए गिरी पड़ी");
const beings = setOf(`है हैं था थी थे हुई हुआ हुए होती होता होगी आई आया आए आता आती मिला मिली बचा बची बचे
  आहे आहेत ہے ہیں تھا تھی تھے`);
const isOverThen = /^(?:रुक|थम|बंद|बन्द|ख़त्म|खत्म)/u;

/** Where a clause ends: "No, the rain came" negates nothing. */
const clauseEnds = /[.,;:!?…।॥۔،؟()[\]“”"\n—–]+/u;

const isNot = (word: string): boolean => nots.has(word) || word.endsWith("n t");

/** Words that a passage may negate. */
interface Deniable {
  readonly all: readonly string[];
  /** Only weather can also be over: a train that stopped is still visible. */
  readonly weathers: readonly string[];
}

/** The first index from here that is not one of these words. */
function past(words: readonly string[], from: number, skipped: ReadonlySet<string>): number {
  let at = from;
  while (skipped.has(words[at] ?? "")) at += 1;
  return at;
}

/** How many words from here a preceding negation covers. */
function deniedFrom(words: readonly string[], from: number, { all, weathers }: Deniable): number {
  const first = lengthAt(words, from, all);
  let length = first;
  for (let more = first; more > 0; length += more) more = lengthAt(words, from + length, weathers);
  return length;
}

/** The indexes of the words that a negation covers after it: "no rain or wind", "बिना बारिश". */
function deniedAfter(words: readonly string[], at: number, deniable: Deniable): readonly number[] {
  const { weathers } = deniable;
  const found: number[] = [];
  const deny = (from: number, of: Deniable): number => {
    const length = deniedFrom(words, from, of);
    for (let next = from; next < from + length; next += 1) found.push(next);
    return from + length;
  };
  const word = words[at] ?? "";
  if (withouts.has(word) || neither.has(word)) deny(past(words, at + 1, particles), deniable);
  if (stops.has(word)) deny(past(words, at + 1, afterNo), { all: weathers, weathers });
  if (!isNot(word)) return found;
  const first = past(words, at + 1, afterNo);
  // "No heavy rain": any one word may describe the weather.
  const isTold = lengthAt(words, first, deniable.all) > 0;
  const from = !isTold && lengthAt(words, first + 1, weathers) > 0 ? first + 1 : first;
  let next = deny(from, deniable);
  while (next > from && ["or", "nor"].includes(words[next] ?? "")) {
    const other = past(words, next + 1, afterNo);
    const end = deny(other, deniable);
    if (end === other) break;
    next = end;
  }
  return found;
}

/** Whether the following words say that it is absent: "बारिश नहीं हुई", "राजा के बिना". */
function isMissing(words: readonly string[], from: number, isWeather: boolean): boolean {
  const after = past(words, from, particles);
  const word = words[after] ?? "";
  if (withouts.has(word) || missing.has(word)) return true;
  const at = isWeather ? past(words, after, happened) : after;
  if (!notAfter.has(words[at] ?? "")) return false;
  const then = words[at + 1] ?? "";
  return isWeather ? !isOverThen.test(then) : then === "" || beings.has(then);
}

/** Whether the following words say that the weather is over, or never came: "the rain had stopped", "बारिश थम गई". */
function isPast(words: readonly string[], from: number): boolean {
  const own = past(words, from, particles);
  if (isOverThen.test(words[own] ?? ""))
    return !words.slice(own, own + 7).some((word) => notAfter.has(word));
  const after = past(words, past(words, from, auxiliaries), whiles);
  if (!isNot(words[after] ?? ""))
    return isOver.has(words[after] ?? "") && !goesOn.has(words[after + 1] ?? "");
  return comes.has(words[past(words, after + 1, whiles)] ?? "");
}

function kept(clause: string, deniable: Deniable): string {
  const words: readonly string[] = searchable(clause).match(/\S+(?:(?<=n) t(?= ))?/gu) ?? [];
  const { all, weathers } = deniable;
  const denied = new Set<number>();
  for (const at of words.keys()) {
    for (const one of deniedAfter(words, at, deniable)) denied.add(one);
    // "A drop of rain" is negated as one, in Hindi without a word in between.
    const weather = deniedFrom(words, at, { all: weathers, weathers });
    const isWeather = weather > 0;
    // For speed: most words are not followed by a negation, so they need no look-up.
    const mayBe = isWeather || [1, 2, 3].some((step) => isMissing(words, at + step, false));
    const length = mayBe ? Math.max(weather, lengthAt(words, at, all)) : 0;
    const end = at + length;
    if (length === 0 || !(isMissing(words, end, isWeather) || (isWeather && isPast(words, end))))
      continue;
    for (let own = at; own < end; own += 1) denied.add(own);
  }
  return words.filter((_, at) => !denied.has(at)).join(" ");
}

/**
 * Removes the words for anything that a passage says is absent. Hours stay, because a text about no moon or no lantern is
 * about the night. `names` are the names of the story's own things.
 */
export function withoutDenied(
  text: string,
  tables: readonly StoryWords[],
  names: readonly string[],
): Searchable {
  const weathers = tables.flatMap((table) => Object.values(table.weathers));
  const others = tables.flatMap(({ places, moods, seasons, roles, poses, held, animals, props }) =>
    [places, moods, seasons, roles, poses, held, animals, props].flatMap((column) =>
      Object.values<string>(column),
    ),
  );
  const deniable = { all: [...weathers, ...others, ...names], weathers };
  return searchable(
    text
      .split(clauseEnds)
      .map((clause) => kept(clause, deniable))
      .join(" "),
  );
}
