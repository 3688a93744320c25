import { type Reader, list } from "./fields.ts";
import { shapeName } from "./names.ts";

/** Objects of several kinds, told by one field. Null: of a kind that this version does not know. */
export function byKind<Value>(
  field: string,
  readers: Readonly<Record<string, Reader<Value>>>,
): Reader<Value | null> {
  return (value, id) => {
    const kind: unknown = Reflect.get(Object(value), field);
    const isKnown = typeof kind === "string" && Object.hasOwn(readers, kind);
    const read = isKnown && readers[kind]?.(value, id);
    return read ? { ...read, [shapeName(field)]: kind } : null;
  };
}

/** Null for an object with an unknown kind of object in this field: it cannot be shown without. */
export function onlyWith<Value extends object>(
  field: string,
  read: Reader<Value>,
): Reader<Value | null> {
  return (value, id) => {
    const whole = read(value, id);
    return Reflect.get(whole, shapeName(field)) === null ? null : whole;
  };
}

/** Leaves out objects of unknown kinds. */
export function known<Item>(read: Reader<Item | null>): Reader<Item[]> {
  return (value, id) => list(read)(value, id).filter((item) => item !== null);
}
