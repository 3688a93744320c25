import { fieldsOf, type Fields } from "../../graph/fields.ts";
import { deepest } from "../../state/reading/read-condition.ts";
import type { WrittenStructure } from "../operations.ts";

/** New names for what a written story refers to. */
export interface Names {
  node?: (name: string) => string;
  quality?: (name: string) => string;
  thing?: (name: string) => string;
  /** A text in which qualities and things stand between braces. */
  text?: (text: string) => string;
}

type Mend = (written: unknown) => unknown;

/** The fields with some of them changed; the same object when none is. */
function mended(fields: Fields, mends: Readonly<Record<string, Mend>>): Fields {
  const changed = Object.entries(mends).flatMap(([field, mend]) => {
    if (!Object.hasOwn(fields, field)) return [];
    const after = mend(fields[field]);
    return after === fields[field] ? [] : [[field, after] as const];
  });
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) };
}

const record =
  (mends: Readonly<Record<string, Mend>>): Mend =>
  (written) => {
    const fields = fieldsOf(written);
    return fields === undefined ? written : mended(fields, mends);
  };

const word =
  (name: ((word: string) => string) | undefined): Mend =>
  (written) =>
    name !== undefined && typeof written === "string" ? name(written) : written;

const each =
  (mend: Mend): Mend =>
  (written) => {
    if (!Array.isArray(written)) return written;
    const after = written.map((one: unknown) => mend(one));
    return after.some((one, at) => one !== written[at]) ? after : written;
  };

const entries =
  (mend: Mend): Mend =>
  (written) => {
    const fields = fieldsOf(written);
    if (fields === undefined) return written;
    return mended(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, mend])));
  };

function condition(names: Names, depth = 0): Mend {
  if (depth > deepest) return (written) => written;
  return (written) => {
    const within = condition(names, depth + 1);
    const parts: Mend = (many) => (Array.isArray(many) ? each(within)(many) : within(many));
    return record({
      all: parts,
      any: parts,
      not: within,
      quality: word(names.quality),
      other: word(names.quality),
      carries: word(names.thing),
      visited: word(names.node),
      ending_found: word(names.node),
    })(written);
  };
}

function effects(names: Names): Mend {
  const quality = word(names.quality);
  return each(
    record({
      set: quality,
      as: quality,
      add: quality,
      by_quality: quality,
      include: quality,
      exclude: quality,
      give: word(names.thing),
      take: word(names.thing),
      when: condition(names),
    }),
  );
}

function choice(names: Names): Mend {
  const [text, node] = [word(names.text), word(names.node)];
  const ofFields = record({
    text,
    target: node,
    when: condition(names),
    reason: text,
    remembers: text,
    later: text,
    effects: effects(names),
    check: record({ quality: word(names.quality), fails_to: node, effects: effects(names) }),
  });
  return (written) => (typeof written === "string" ? text(written) : ofFields(written));
}

/** The author's node with its references renamed. */
export function namesInNode(written: unknown, names: Names): unknown {
  const text = word(names.text);
  if (typeof written === "string") return text(written);
  return record({
    text,
    choices: each(choice(names)),
    shown_if: entries(condition(names)),
    instead: each(record({ when: condition(names), target: word(names.node) })),
    effects: effects(names),
    nudges: each(text),
    closer_look: text,
    storylet: record({ title: text, when: condition(names) }),
  })(written);
}

/** The author's story with the references outside its nodes renamed. */
export function namesInStory(structure: WrittenStructure, names: Names): WrittenStructure {
  const text = word(names.text);
  const answer = record({
    at: word(names.node),
    target: word(names.node),
    when: condition(names),
    says: (says) => (Array.isArray(says) ? each(text)(says) : text(says)),
    remembers: text,
    later: text,
    effects: effects(names),
  });
  return mended(structure, {
    health: record({ ends_at: word(names.node) }),
    who: record({ qualities: each(word(names.quality)), things: each(word(names.thing)) }),
    reactions: entries(answer),
    consequences: entries(record({ when: condition(names), effects: effects(names) })),
  });
}
