import { useState } from "react";
import type { ChangeEvent } from "react";

/** What the server found wrong, by field. */
export type ServerFaults<Name extends string> = Partial<Record<Name, string>>;

export interface Entry<Name extends string> {
  values: Record<Name, string>;
  write: (name: Name, text: string) => void;
  /** Connects a text field to its value. */
  field: (name: Name) => {
    name: Name;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** What is typed into the fields of a form; it stays whatever the server answers. */
export function useEntry<Name extends string>(
  names: readonly Name[],
  /** It was sent, and is not needed any more: when this becomes true, the fields are emptied. */
  isDone = false,
): Entry<Name> {
  const empty = () => Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
  const [values, setValues] = useState(empty);
  const [wasDone, setWasDone] = useState(isDone);
  if (wasDone !== isDone) {
    setWasDone(isDone);
    if (isDone) setValues(empty);
  }
  const write = (name: Name, text: string) => setValues((before) => ({ ...before, [name]: text }));
  return {
    values,
    write,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (event) => write(name, event.currentTarget.value),
    }),
  };
}
