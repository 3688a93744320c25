/** An English text and its id; catalogues have the translations under the same id. */
export interface Message {
  readonly id: string;
  /** In ICU's message format: `{name}` is filled in, `{count, plural, one {…} other {…}}` picks. */
  readonly message: string;
}

export type MessageTable = Readonly<Record<string, Message>>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

type Placeholders<Text> =
  Text extends `{${infer Count}, plural, one {${infer One}} other {${infer Other}}}`
    ? Count | Names<One> | Names<Other>
    : Names<Text>;

type Values<Text> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Text>, string | number>>];

/** Translates a message of a table; a missing placeholder value is a type error. */
export type Translate<Table extends MessageTable> = <Key extends keyof Table>(
  key: Key,
  ...values: Values<Table[Key]["message"]>
) => string;

/** The keys of messages that need no values. */
export type PlainKey<Table extends MessageTable> = {
  [Key in keyof Table]: [Placeholders<Table[Key]["message"]>] extends [never] ? Key : never;
}[keyof Table];
