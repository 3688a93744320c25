import { dice } from "../drawing/dice.ts";
import type { StoryMoment } from "./story-moment.ts";
import { type CastMember, type Pigment, pigments, type Pose, type Role, roles } from "./scene.ts";
import { countOf, findWords, type Searchable, searchable } from "./words/find-words.ts";
import type { StoryWords } from "./words/story-words.ts";

const most = 4;

interface Person {
  readonly name: string;
  readonly role: Role;
  /** The position of their first mention in the passage. */
  readonly at: number;
}

/** A passage, and the same without what is said in it: "he" in somebody's mouth is not whoever stands before it. */
export interface Read {
  readonly text: Searchable;
  readonly narrated: Searchable;
}

/** Words by which a story addresses its player. */
const player = /^(you|i|me|तुम|आप|मैं|मी|तू|তুমি|আমি|நீ|நான்|تم|آپ|میں)$/iu;

const lastWord = (text: Searchable): string => text.trim().split(" ").at(-1) ?? "";

/** Whether the words after a name refer to a woman. */
function isShe(name: Searchable, tables: readonly StoryWords[], text: Searchable): boolean | null {
  let [she, he] = [0, 0];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const near = ` ${text.slice(at + name.length, at + name.length + 70)} `;
    for (const table of tables) {
      she += countOf(near, table.she);
      he += countOf(near, table.he);
    }
  }
  return she === he ? null : she > he;
}

/** Most names that end so are a woman's: "Oona", "गौरी". */
const endsAsHers = (name: string): true | undefined =>
  /(?:[a-z]a|ी|िया)$/u.test(name.trim()) ? true : undefined;

function roleOf(
  name: string,
  moment: StoryMoment,
  tables: readonly StoryWords[],
  { narrated }: Pick<Read, "narrated">,
): Role | null {
  const noted = moment.notes?.cast?.find((one) => one.name === name);
  const words = searchable(name);
  const own = roles.find((role) => role === name.trim().toLowerCase());
  const garment = roles.find((role) => role === noted?.garment);
  if (own ?? garment) return own ?? garment ?? null;
  const about = searchable(noted?.is ?? "").slice(0, 60);
  if (tables.some((table) => [words, about].some((said) => countOf(said, table.creatures) > 0)))
    return null;
  for (const said of [words, about]) {
    for (const table of tables) {
      const [first] = findWords(said, table.roles);
      if (first !== undefined) return first.key;
    }
  }
  // A hare or a parrot with a name is not drawn as a person.
  if (tables.some((table) => findWords(about, table.animals).length > 0)) return null;
  if (tables.some((table) => findWords(words, table.animals).length > 0)) return null;
  const toss = dice(moment.seed, `person ${name}`);
  const she = player.test(name.trim()) ? toss.chance(0.5) : isShe(words, tables, narrated);
  return (she ?? endsAsHers(name) ?? toss.chance(0.5)) ? "woman" : "man";
}

/** The animals among those present, according to the notes. */
export function animalsInCast(
  moment: StoryMoment,
  tables: readonly StoryWords[],
  read: Pick<Read, "narrated">,
): readonly string[] {
  return (moment.cast ?? []).flatMap((name) => {
    if (roleOf(name, moment, tables, read) !== null) return [];
    return moment.notes?.cast?.find((one) => one.name === name)?.is?.slice(0, 60) ?? [];
  });
}

function peopleOf(
  moment: StoryMoment,
  tables: readonly StoryWords[],
  { text, narrated }: Read,
): readonly Person[] {
  const named = (moment.cast ?? []).flatMap((name): Person[] => {
    const role = roleOf(name, moment, tables, { narrated });
    if (role === null) return [];
    const at = text.indexOf(` ${lastWord(searchable(name))} `);
    return [{ name, role, at: player.test(name.trim()) ? 0 : at }];
  });
  if (named.length > 0) {
    return named
      .toSorted((a, b) => (a.at < 0 ? 1e9 : a.at) - (b.at < 0 ? 1e9 : b.at))
      .slice(0, most);
  }
  if ((moment.cast ?? []).length > 0) return [];
  const seen = new Map<Role, Person>();
  for (const table of tables) {
    for (const { key, at, word } of findWords(text, table.roles))
      if (!seen.has(key)) seen.set(key, { name: word, role: key, at });
  }
  return [...seen.values()].toSorted((a, b) => a.at - b.at).slice(0, 3);
}

/** Assigns each thing in the passage to the person mentioned last before it. */
function sharedOut<Key extends string>(
  people: readonly Person[],
  found: readonly { readonly key: Key; readonly at: number }[],
): ReadonlyMap<Person, Key> {
  const given = new Map<Person, Key>();
  for (const { key, at } of found) {
    const owner = people
      .filter((one) => one.at >= 0 && one.at <= at && !given.has(one))
      .toSorted((a, b) => b.at - a.at)[0];
    const taker = owner ?? people.find((one) => !given.has(one));
    if (taker !== undefined) given.set(taker, key);
  }
  return given;
}

const quietPoses: readonly [Pose, ...Pose[]] = ["stand", "reach", "stand", "raise", "walk", "sit"];

/** Roles that are recognised by their clothes. */
const uniformed: ReadonlySet<Role> = new Set(["stationmaster", "cricketer", "guard", "hermit"]);

export function castFrom(
  moment: StoryMoment,
  tables: readonly StoryWords[],
  read: Read,
): CastMember[] {
  const { text } = read;
  const people = peopleOf(moment, tables, read);
  const plain = new Set<Pose>(["stand", "walk"]);
  const acts = tables
    .flatMap((table) => findWords(text, table.poses))
    .toSorted((a, b) => Number(plain.has(a.key)) - Number(plain.has(b.key)) || a.at - b.at);
  const things = tables.flatMap((table) => findWords(text, table.held));
  const poseOf = sharedOut(people, acts);
  const thingOf = sharedOut(people, things.slice(0, 2));
  const worn = new Set<Pigment>();
  return people.map((person): CastMember => {
    const toss = dice(moment.seed, `cast ${person.name}`);
    const pose = poseOf.get(person) ?? toss.pick(quietPoses);
    const holds = thingOf.get(person);
    // A person keeps their colour from picture to picture, unless somebody beside them wears it.
    const uniform = uniformed.has(person.role);
    const own = dice("wears", person.name).pick(pigments);
    const wears = worn.has(own)
      ? toss.pick(pigments.filter((one) => !worn.has(one)) as [Pigment, ...Pigment[]])
      : own;
    if (!uniform) worn.add(wears);
    return { role: person.role, pose, wears: uniform ? undefined : wears, holds };
  });
}
