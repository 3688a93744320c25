/** An English text and its id; catalogues have the translations under the same id. */
export interface Message {
  readonly id: string;
  readonly message: string | MessageParts;
}

export type PlainParts = readonly (string | readonly [name: string])[];

/**
 * A text with values: `["Play ", ["title"]]`. A value's name is in a list of its own, and so is a choice of plurals:
 * `["count", "plural", { one: [["amount"], " story"], other: [["amount"], " stories"] }]`.
 */
export type MessageParts = readonly (PlainParts[number] | MessagePlural)[];

export type MessagePlural = readonly [
  name: string,
  kind: "plural",
  forms: Readonly<Record<string, PlainParts>>,
];

/** The texts of a language by id. */
export type Messages = Readonly<Record<string, Message["message"]>>;

export type MessageTable = Readonly<Record<string, Message>>;

type NameIn<Part> = Part extends readonly [infer Name extends string] ? Name : never;

type NamesIn<Part> = Part extends readonly [infer Name extends string, "plural", infer Forms]
  ? Name | NameIn<Forms[keyof Forms] extends infer Form extends PlainParts ? Form[number] : never>
  : NameIn<Part>;

type Placeholders<Text> = Text extends MessageParts ? NamesIn<Text[number]> : never;

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
