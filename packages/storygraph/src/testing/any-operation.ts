import {
  array,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  letrec,
  oneof,
  option,
  record,
  string,
  type Arbitrary,
} from "fast-check";
import type { StructureOperation, WrittenStructure } from "../edit/operations.ts";

const name = constantFrom("a", "b", "c", "7", "end", "__proto__", "toString", "", "new");
const text = oneof(string({ maxLength: 6 }), constantFrom("Go", "", "नाव"));
const ending = record({ kind: constantFrom("good", "dark"), title: text });
const quality = constantFrom("trust", "lamp", "key", "health", "__proto__", "");
const marked = oneof(
  text,
  constantFrom("{trust} and {key|a key|no key}", "{if lit} {lamp|on|off}"),
);
const condition = oneof(
  record({ quality, is: constantFrom("at_least", "differs"), value: integer() }),
  record({ quality, other: quality }),
  record({ all: array(record({ carries: quality })), more: jsonValue() }),
  record({ not: record({ visited: name, times: integer() }) }),
  record({ any: record({ ending_found: name }) }),
  jsonValue(),
);
const effects = array(
  oneof(
    record({ add: quality, by_quality: quality, when: condition }),
    record({ set: quality, to: jsonValue(), once: jsonValue() }),
    record({ give: quality }),
    jsonValue(),
  ),
  { maxLength: 3 },
);
const choiceState = {
  when: condition,
  otherwise: constantFrom("locked", "hidden"),
  reason: marked,
  effects,
  check: record({ quality, fails_to: name, effects }),
};
const nodeState = {
  shown_if: oneof(dictionary(name, condition, { maxKeys: 2 }), jsonValue()),
  instead: array(record({ when: condition, target: name }), { maxLength: 2 }),
  effects,
  storylet: record({ title: marked, when: condition }, { requiredKeys: [] }),
  hub: oneof(record({ name: text }), jsonValue()),
};
const choice = oneof(
  record({ text: marked, target: name, ...choiceState }, { requiredKeys: ["text"] }),
  record({ text, target: name, more: jsonValue() }),
  record({ text, target: name }),
  text,
  jsonValue(),
);
const node = oneof(
  record({ text: marked, ...nodeState }, { requiredKeys: [] }),
  record(
    {
      text,
      choices: oneof(array(choice, { maxLength: 4 }), jsonValue()),
      place: text,
      cast: array(text, { maxLength: 2 }),
      ending,
      position: oneof(constantFrom("10,20", "-1.5,2"), jsonValue()),
      more: jsonValue(),
    },
    { requiredKeys: [] },
  ),
  text,
  jsonValue(),
);
const listed = record({ name, id: name, text, choices: array(choice) }, { requiredKeys: [] });

const entry = {
  qualities: record(
    {
      name: text,
      kind: constantFrom("flag", "number", "one_of", "set", "text"),
      shown: constantFrom(true, false),
      start: jsonValue(),
      values: array(text, { maxLength: 2 }),
    },
    { requiredKeys: ["kind"] },
  ),
  things: record({ name: text, about: text, start: constantFrom(true, false) }),
  reactions: record({ command: text, at: name, says: array(marked), effects }),
  consequences: record({ about: text, when: condition, effects }),
};
const health = record({ name: text, shown: constantFrom(true, false), ends_at: name });
const who = record({ qualities: array(quality), things: array(quality) });
const declared = <Entry>(one: Arbitrary<Entry>) =>
  oneof(dictionary(quality, one, { maxKeys: 3 }), jsonValue());

/** Structures as authors and other programs may write them, half of them faulty. */
export const anyStructure: Arbitrary<WrittenStructure> = record(
  {
    start_node: oneof(name, name, jsonValue()),
    nodes: oneof(
      dictionary(name, node, { maxKeys: 6 }),
      dictionary(name, node, { maxKeys: 6 }),
      array(oneof(listed, jsonValue()), { maxLength: 5 }),
      jsonValue(),
    ),
    qualities: declared(entry.qualities),
    things: declared(entry.things),
    reactions: declared(entry.reactions),
    consequences: declared(entry.consequences),
    health: oneof(health, jsonValue()),
    who: oneof(who, jsonValue()),
    sources_note: oneof(text, jsonValue()),
    more: jsonValue(),
  },
  { requiredKeys: [] },
);

const place = record({ x: integer(), y: integer() });
const count = integer({ min: -1, max: 4 });
const is = <Kind extends StructureOperation["kind"]>(kind: Kind) => constantFrom(kind);
const part = constantFrom("qualities", "things", "reactions", "consequences");
const lines = option(array(text, { maxLength: 2 }));

const single: Arbitrary<StructureOperation> = oneof(
  record({ kind: is("add_node"), name, text }),
  record({ kind: is("add_node"), name, at: place }),
  record({ kind: is("rename_node"), node: name, name }),
  record({ kind: is("delete_nodes"), nodes: array(name, { maxLength: 3 }) }),
  record({ kind: is("duplicate_nodes"), nodes: array(name, { maxLength: 3 }) }),
  record({ kind: is("set_start"), node: name }),
  record({ kind: is("set_text"), node: name, text }),
  record({
    kind: is("set_field"),
    node: name,
    field: constantFrom(
      "place",
      "mood",
      "hour",
      "weather",
      "source",
      "other_tellings",
      "closer_look",
    ),
    value: option(text),
  }),
  record({
    kind: is("set_field"),
    node: name,
    field: constantFrom("cast", "away", "beats"),
    value: lines,
  }),
  record({
    kind: is("set_field"),
    node: name,
    field: constantFrom("freedom"),
    value: option(constantFrom("fixed", "guided", "free")),
  }),
  record({
    kind: is("set_field"),
    node: name,
    field: constantFrom("budget"),
    value: option(integer({ min: 1, max: 9 })),
  }),
  record({ kind: is("mark_ending"), node: name, ending: option(ending) }),
  record({ kind: is("move_nodes"), places: dictionary(name, place, { maxKeys: 3 }) }),
  record({ kind: is("add_choice"), node: name, text, target: name }),
  record({ kind: is("add_choice"), node: name, text, target: name, before: count }),
  record({ kind: is("set_choice_text"), node: name, choice: count, text }),
  record({ kind: is("link_choice"), node: name, choice: count, target: name }),
  record({ kind: is("move_choice"), node: name, choice: count, to: count }),
  record({ kind: is("delete_choice"), node: name, choice: count }),
  ...Object.entries(nodeState).map(([field, value]) =>
    record({ kind: is("set_field"), node: name, field: constantFrom(field), value: option(value) }),
  ),
  ...Object.entries(choiceState).map(([field, value]) =>
    record({
      kind: is("set_choice_field"),
      node: name,
      choice: count,
      field: constantFrom(field),
      value: option(value),
    }),
  ),
  ...Object.entries(entry).map(([declares, value]) =>
    record({ kind: is("declare"), part: constantFrom(declares), id: quality, entry: value }),
  ),
  record({ kind: is("undeclare"), part, id: quality }),
  record({ kind: is("move_declared"), part, id: quality, to: count }),
  record({
    kind: is("rename_declared"),
    part: constantFrom("qualities", "things"),
    id: quality,
    to: quality,
    name: text,
  }),
  record({ kind: is("set_health"), health: option(health) }),
  record({ kind: is("set_who"), who: option(who) }),
  record({ kind: is("set_sources_note"), note: option(text) }),
  record({ kind: is("replace"), structure: anyStructure }),
) as Arbitrary<StructureOperation>;

/** Every operation there is, on nodes and choices that may not be there. */
export const anyOperation = letrec<{ operation: StructureOperation }>((tie) => ({
  operation: oneof(
    { depthSize: "small", withCrossShrink: true },
    { arbitrary: single, weight: 9 },
    {
      arbitrary: record({
        kind: is("together"),
        operations: array(tie("operation"), { maxLength: 3 }),
      }) as Arbitrary<StructureOperation>,
      weight: 1,
    },
  ),
})).operation;
