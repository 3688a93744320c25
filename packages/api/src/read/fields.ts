import { shapeName } from "./names.ts";

/**
 * Reads one value off the wire. A value that is absent, null or of another type becomes the fallback. `id` stands in
 * for the id of an entity that came without one.
 */
export type Reader<Value> = (value: unknown, id?: string) => Value;

/** The readers of an object's fields, by their names on the wire. */
export type Fields = Readonly<Record<string, Reader<unknown>>>;
type Given = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object with all its fields, under their names on the client's side; what is not known is left out. */
export function object<Value extends object>(fields: Fields): Reader<Value> {
  const named = Object.entries(fields).map(
    ([name, read]) => [name, shapeName(name), read] as const,
  );
  return (value, id) => {
    const given = isObject(value) ? value : {};
    const result: Record<string, unknown> = {};
    for (const [wireName, name, read] of named) {
      const field = read(given[wireName], id);
      if (field !== undefined) result[name] = field;
    }
    return result as Value;
  };
}

/** An object whose fields keep their names, those that are not known too. */
export function document<Value extends object>(fields: Fields): Reader<Value> {
  return (value, id) => {
    const given = isObject(value) ? value : {};
    const result: Record<string, unknown> = { ...given };
    for (const [name, read] of Object.entries(fields)) {
      const field = read(given[name], id);
      if (field === undefined) delete result[name];
      else result[name] = field;
    }
    return result as Value;
  };
}

export function objectOrNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value, id) => (isObject(value) ? read(value, id) : null);
}

export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value, id) => (value == null ? null : read(value, id));
}

/** A field that may be missing; null counts as missing. */
export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value, id) => (value == null ? undefined : read(value, id));
}

export function optionalOrNull<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value, id) => (value === undefined ? undefined : read(value, id));
}

export const id: Reader<string> = (value, standIn = "missing") =>
  typeof value === "string" && value !== "" ? value : standIn;

export const textOrNull: Reader<string | null> = (value) =>
  typeof value === "string" ? value : null;

export function text(fallback = ""): Reader<string> {
  return (value) => textOrNull(value) ?? fallback;
}

export function oneOf<const Value>(values: readonly Value[], fallback: Value): Reader<Value> {
  return (value) => values.find((known) => known === value) ?? fallback;
}

export function oneOfOrNull<const Value>(values: readonly Value[]): Reader<Value | null> {
  return (value) => values.find((known) => known === value) ?? null;
}

/** Any value; undefined becomes null. */
export const anything: Reader<unknown> = (value) => value ?? null;

export const momentOrNull: Reader<string | null> = (value) =>
  typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null;

/** A moment as it was sent; an unreadable one becomes "", which is not shown. */
export const moment: Reader<string> = (value) => momentOrNull(value) ?? "";

export const numberOrNull: Reader<number | null> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

export function number(fallback = 0): Reader<number> {
  return (value) => numberOrNull(value) ?? fallback;
}

export const flagOrNull: Reader<boolean | null> = (value) =>
  typeof value === "boolean" ? value : null;

export function flag(fallback = false): Reader<boolean> {
  return (value) => flagOrNull(value) ?? fallback;
}

const wrappers = ["stories", "tasks", "categories", "tags"];

/** A list, bare or wrapped in an object (`{stories: [...]}`). */
function itemsIn(value: unknown): readonly unknown[] {
  const lists = isObject(value) ? wrappers.map((name) => value[name]) : [value];
  return lists.find((one) => Array.isArray(one)) ?? [];
}

/** Reads every item: a broken one becomes a plain card instead of breaking the list. */
export function list<Item>(read: Reader<Item>): Reader<Item[]> {
  return (value, standIn = "missing") =>
    itemsIn(value).map((item, index) => read(item, `${standIn}-${index}`));
}

export const numbers: Reader<number[]> = (value) =>
  itemsIn(value).filter((item) => typeof item === "number");

export const texts: Reader<string[]> = (value) =>
  itemsIn(value).filter((item) => typeof item === "string");

/** Leaves out values that this version does not know. */
export function someOf<const Value>(values: readonly Value[]): Reader<Value[]> {
  return (value) => itemsIn(value).filter((item): item is Value => values.includes(item as Value));
}

export function record<Item>(read: Reader<Item>): Reader<Record<string, Item>> {
  return (value) =>
    Object.fromEntries(
      Object.entries(isObject(value) ? value : {}).map(([name, item]) => [name, read(item, name)]),
    );
}
