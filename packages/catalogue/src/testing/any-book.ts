import {
  array,
  boolean,
  constantFrom,
  dictionary,
  double,
  integer,
  letrec,
  oneof,
  option,
  record,
  string,
  uniqueArray,
  type Arbitrary,
} from "fast-check";
import type { Book } from "../book/book.ts";
import type { Fields } from "../book/facts.ts";

/** Every sign that means something in the files of a story is likelier than others. */
const signs = [
  ...Array.from("abk नि #*\\-:|,{}[]\"'."),
  "# ",
  "## ",
  "* ",
  "---",
  " -> ",
  "not:",
  "true",
  "12",
  "क्ष",
];
const oneLine = array(constantFrom(...signs), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join("").trim())
  .filter((line) => line !== "");
const paragraphs = array(array(oneLine, { minLength: 1, maxLength: 2 }), { maxLength: 3 }).map(
  (all) => all.map((lines) => lines.join("\n")).join("\n\n"),
);
const name = string({ unit: constantFrom(...Array.from("abcxyz_09")), minLength: 1, maxLength: 6 });
const without = (sign: string) => oneLine.filter((line) => !line.includes(sign));
/** No separator in it, nor half of one at its end. */
const listed = without(",").filter((line) => !line.includes("|"));
const some = <One>(one: Arbitrary<One>) => array(one, { minLength: 1, maxLength: 3 });

const { value } = letrec<{ value: unknown; fields: Record<string, unknown> }>((tie) => ({
  value: oneof(
    { maxDepth: 3, depthSize: "small" },
    boolean(),
    integer({ min: -99, max: 99 }),
    double({ min: -9, max: 9, noNaN: true }).map((number) => Math.round(number * 100) / 100 + 0),
    oneLine,
    string(),
    array(tie("value"), { maxLength: 3 }),
    tie("fields"),
  ),
  fields: dictionary(oneof(name, oneLine), tie("value"), { maxKeys: 3, noNullPrototype: true }),
}));

const optional = { requiredKeys: [] as never[] };
const present = <Whole extends Fields>(fields: Arbitrary<Whole>) =>
  fields.map((all) =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)),
  );

const choice = record(
  {
    text: without(" -> "),
    target: constantFrom("@hub", "@elsewhere"),
    when: value,
    otherwise: constantFrom("locked", "hidden"),
    reason: oneLine,
    effects: some(value),
    check: record({ quality: name, fails_to: constantFrom("@hub") }),
    remembers: oneLine,
    later: oneLine,
    aliases: array(oneLine, { maxLength: 3 }),
    not_for: array(oneLine, { maxLength: 3 }),
  },
  { requiredKeys: ["text", "target", "aliases"] },
);

const scene = record(
  {
    text: paragraphs,
    choices: uniqueArray(choice, { maxLength: 3, selector: ({ text, target }) => text + target }),
    place: oneLine,
    cast: some(listed),
    freedom: constantFrom("fixed", "free"),
    budget: integer({ min: 1, max: 9 }),
    beats: some(oneLine),
    nudges: some(oneLine),
    closer_look: oneLine,
    source: oneLine,
    ending: record({ kind: constantFrom("good", "dark"), title: oneLine }),
    hub: record({ name: oneof(name, constantFrom("")), most: integer({ min: 0, max: 3 }) }),
    storylet: record({
      title: oneLine,
      hub: name,
      priority: integer({ min: 0, max: 9 }),
      when: value,
      aliases: some(oneLine),
    }),
    instead: some(value),
    effects: some(value),
    shown_if: dictionary(name, value, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
  },
  { requiredKeys: ["text", "choices"] },
);

const answer = record(
  {
    about: option(oneLine, { nil: undefined }),
    says: array(paragraphs, { maxLength: 3 }).filter((says) => says.length !== 1 || says[0] !== ""),
    command: name,
    acts: some(name),
    topics: some(listed),
    when: value,
    repeats: constantFrom("all", "never"),
    effects: some(value),
    remembers: oneLine,
    later: oneLine,
  },
  { requiredKeys: ["says"] },
);

const named = <One>(one: Arbitrary<One>, minKeys: number) =>
  dictionary(name, one, { minKeys, maxKeys: 6, noNullPrototype: true });

const parts = record({
  front: record(
    {
      title: oneLine,
      tagline: oneLine,
      story_description: paragraphs.filter((text) => text !== ""),
    },
    { requiredKeys: ["title"] },
  ),
  nodes: named(scene, 1),
  reactions: option(named(present(answer), 1), { nil: undefined }),
  state: record({ qualities: dictionary(name, value, { noNullPrototype: true }) }, optional),
  bible: record({}),
  cover: record({ seed: integer() }),
});
type Parts = typeof parts extends Arbitrary<infer Some> ? Some : never;

function wholeOf({ nodes, reactions, state, front, bible, cover }: Parts): Omit<Book, "slug"> {
  const answers = reactions === undefined ? {} : { reactions };
  const structure = { start_node: Object.keys(nodes)[0] ?? "", ...state, ...answers, nodes };
  return { front, structure: structure as Book["structure"], bible, cover };
}

/** A story as its files may say it; the first of its scenes is its start. */
export const anyBook: Arbitrary<Omit<Book, "slug">> = parts.map(wholeOf);
