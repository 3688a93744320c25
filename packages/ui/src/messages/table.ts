import type { Message } from "./types.ts";

type Texts = Readonly<Record<string, Message["message"]>>;

type IdOf<Name extends string, Key extends string> = Name extends ""
  ? Key
  : Key extends `${Name}.${string}`
    ? Key
    : `${Name}.${Key}`;

/** A table of messages by key. The ids begin with its name, which a key may leave out. */
export type TableOf<Name extends string, Table extends Texts> = {
  readonly [Key in keyof Table & string]: {
    readonly id: IdOf<Name, Key>;
    readonly message: Table[Key];
  };
};

export function table<Name extends string, const Table extends Texts>(
  name: Name,
  texts: Table,
): TableOf<Name, Table> {
  const entries = Object.entries(texts).map(([key, message]) => {
    const id = name === "" || key.startsWith(`${name}.`) ? key : `${name}.${key}`;
    return [key, { id, message }] as const;
  });
  return Object.fromEntries(entries) as TableOf<Name, Table>;
}
