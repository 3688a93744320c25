import { faultAt, type Page } from "./fault.ts";
import { readFlow } from "./flow.ts";
import type { Fact } from "./sections.ts";

/**
 * How the value of a fact is written:
 * - `line`: words as they are; `text`: the same, and may be empty
 * - `lines`: one a fact, and the fact is repeated
 * - `names`: several in one line, separated by commas; `topics`: by upright strokes
 * - `number`; `flag`: `true`
 * - `value`: a value in one line, as flow.ts reads it; `values`: one a fact, and the fact is repeated
 * - `named`: the same, each under a name of its own: `if NAME: …`
 */
export type FactKind =
  | "line"
  | "text"
  | "lines"
  | "names"
  | "topics"
  | "number"
  | "flag"
  | "value"
  | "values"
  | "named";

/** A fact by the field that it is read into, or by two: that of a part, and that in it. */
export interface FactForm {
  name: string;
  field: readonly [string] | readonly [part: string, field: string];
  kind: FactKind;
}

/** Facts by their names. */
export type Forms = ReadonlyMap<string, FactForm>;

const byName = (forms: readonly FactForm[]): Forms =>
  new Map(forms.map((form) => [form.name, form]));

const simple = (name: string, kind: FactKind): FactForm => ({ name, field: [name], kind });

export const separators = { names: ", ", topics: " | " } as const;

export const storyFacts = byName([
  ...["title", "tagline", "category"].map((name) => simple(name, "line")),
  simple("tags", "names"),
  ...["author", "language", "content_rating", "difficulty_level", "published_on"].map((name) =>
    simple(name, "line"),
  ),
  simple("initial_xp", "number"),
  ...["is_featured", "is_premium", "awaits_native_reader"].map((name) => simple(name, "value")),
  ...["xp_gain_multiplier", "health_max", "inventory_slots"].map((name): FactForm => ({
    name,
    field: ["game_config", name],
    kind: "number",
  })),
  {
    name: "skill_check_difficulty",
    field: ["game_config", "skill_check_difficulty"],
    kind: "line",
  },
  { name: "command", field: ["game_config", "commands"], kind: "named" },
]);

export const sceneFacts = byName([
  { name: "place", field: ["place"], kind: "line" },
  { name: "mood", field: ["mood"], kind: "line" },
  { name: "hour", field: ["hour"], kind: "line" },
  { name: "weather", field: ["weather"], kind: "line" },
  { name: "cast", field: ["cast"], kind: "names" },
  { name: "freedom", field: ["freedom"], kind: "line" },
  { name: "budget", field: ["budget"], kind: "number" },
  { name: "retell", field: ["retell"], kind: "flag" },
  { name: "ending", field: ["ending", "kind"], kind: "line" },
  { name: "ending title", field: ["ending", "title"], kind: "text" },
  { name: "storylet", field: ["storylet", "title"], kind: "text" },
  { name: "storylet hub", field: ["storylet", "hub"], kind: "text" },
  { name: "storylet priority", field: ["storylet", "priority"], kind: "number" },
  { name: "storylet when", field: ["storylet", "when"], kind: "value" },
  { name: "storylet once", field: ["storylet", "once"], kind: "flag" },
  { name: "hub", field: ["hub", "name"], kind: "text" },
  { name: "hub most", field: ["hub", "most"], kind: "number" },
  { name: "instead", field: ["instead"], kind: "values" },
  { name: "effect", field: ["effects"], kind: "values" },
  { name: "if", field: ["shown_if"], kind: "named" },
  { name: "beat", field: ["beats"], kind: "lines" },
  { name: "nudge", field: ["nudges"], kind: "lines" },
  { name: "closer look", field: ["closer_look"], kind: "line" },
  { name: "source", field: ["source"], kind: "line" },
  { name: "other tellings", field: ["other_tellings"], kind: "line" },
]);

export const choiceFacts = byName([
  { name: "when", field: ["when"], kind: "value" },
  { name: "otherwise", field: ["otherwise"], kind: "line" },
  { name: "reason", field: ["reason"], kind: "line" },
  { name: "once", field: ["once"], kind: "flag" },
  { name: "effect", field: ["effects"], kind: "values" },
  { name: "check", field: ["check", "quality"], kind: "text" },
  { name: "check difficulty", field: ["check", "difficulty"], kind: "line" },
  { name: "check fails to", field: ["check", "fails_to"], kind: "text" },
  { name: "check effect", field: ["check", "effects"], kind: "values" },
  { name: "remembers", field: ["remembers"], kind: "line" },
  { name: "later", field: ["later"], kind: "line" },
]);

export const answerFacts = byName([
  { name: "command", field: ["command"], kind: "line" },
  { name: "at", field: ["at"], kind: "line" },
  { name: "acts", field: ["acts"], kind: "names" },
  { name: "topics", field: ["topics"], kind: "topics" },
  { name: "when", field: ["when"], kind: "value" },
  { name: "repeats", field: ["repeats"], kind: "line" },
  { name: "target", field: ["target"], kind: "line" },
  { name: "effect", field: ["effects"], kind: "values" },
  { name: "remembers", field: ["remembers"], kind: "line" },
  { name: "later", field: ["later"], kind: "line" },
]);

export type Fields = Record<string, unknown>;

function valueIn(page: Page, { value, line }: Fact): unknown {
  try {
    return readFlow(value);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw faultAt(page, line, `this value cannot be read: ${why}.`);
  }
}

function numberIn(page: Page, { name, value, line }: Fact): number {
  const number = Number(value);
  if (value === "" || !Number.isFinite(number))
    throw faultAt(page, line, `${name} must be a number, not "${value}".`);
  return number;
}

/** The form of a fact, and the name that a `named` one carries. */
function formOf(forms: Forms, { name }: Fact): { form: FactForm; key: string } | undefined {
  const form = forms.get(name);
  if (form !== undefined && form.kind !== "named") return { form, key: "" };
  const space = name.indexOf(" ");
  const named = forms.get(name.slice(0, space));
  return named?.kind === "named" ? { form: named, key: name.slice(space + 1) } : undefined;
}

/** The value of a fact, beside what its field has from facts of the same name. */
function valueOf(page: Page, kind: FactKind, key: string, fact: Fact, before: unknown): unknown {
  const { name, value, line } = fact;
  switch (kind) {
    case "text":
      return value;
    case "line":
      if (value === "") throw faultAt(page, line, `${name} says nothing.`);
      return value;
    case "lines":
      return [...((before as string[] | undefined) ?? []), value];
    case "names":
    case "topics":
      return value === "" ? [] : value.split(separators[kind]);
    case "number":
      return numberIn(page, fact);
    case "flag":
      if (value !== "true") throw faultAt(page, line, `${name} can only be true.`);
      return true;
    case "value":
      return valueIn(page, fact);
    case "values":
      return [...((before as unknown[] | undefined) ?? []), valueIn(page, fact)];
    case "named":
      return { ...(before as Fields | undefined), [key]: valueIn(page, fact) };
  }
}

const repeated: ReadonlySet<FactKind> = new Set(["lines", "values", "named"]);

/** The fields that facts say. */
export function fieldsFrom(page: Page, facts: readonly Fact[], forms: Forms): Fields {
  const fields: Fields = {};
  for (const fact of facts) {
    const found = formOf(forms, fact);
    if (found === undefined) {
      const known = [...forms.keys()].join(", ");
      throw faultAt(page, fact.line, `"${fact.name}" is no fact here; these are: ${known}.`);
    }
    const { kind, field } = found.form;
    const [part, inner] = field;
    const into = inner === undefined ? fields : ((fields[part] ??= {}) as Fields);
    const last = inner ?? part;
    if (!repeated.has(kind) && Object.hasOwn(into, last))
      throw faultAt(page, fact.line, `"${fact.name}" is said twice.`);
    into[last] = valueOf(page, kind, found.key, fact, into[last]);
  }
  return fields;
}
