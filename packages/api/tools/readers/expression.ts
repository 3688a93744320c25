import { z } from "zod";
import { madeFolder, type ValueList } from "./contract-files.ts";
import type { Named } from "./named-schemas.ts";
import { extendedBy, hintsOf, isObject, unwrapped } from "./walk.ts";

export interface Known {
  readonly named: ReadonlyMap<z.ZodType, Named>;
  readonly lists: readonly ValueList[];
  readonly byHand: ReadonlyMap<string, string>;
}

export const readerName = (id: string) => `read${id}`;
export const fieldsName = (id: string) => `${id[0]?.toLowerCase()}${id.slice(1)}Fields`;

/** Where a name is imported from: a path below `src`. */
export type Imports = Map<string, string>;

/** Writes the expressions of one file, and keeps what they import. */
export class Expressions {
  readonly imports: Imports = new Map();
  readonly #known: Known;
  readonly #file: string;
  /** What is written out within a document is part of it. */
  #isInDocument = false;

  constructor(known: Known, file: string) {
    this.#known = known;
    this.#file = file;
  }

  /** The reader of a schema: a name if it has one, otherwise an expression. */
  of(schema: z.ZodType): string {
    const { reader } = hintsOf(schema);
    if (reader !== undefined) return this.#byHand(reader);
    const named = this.#known.named.get(schema);
    return named ? this.#from(named, readerName(named.id)) : this.whole(schema);
  }

  /** The expression of a schema that has no reader by hand. */
  whole(schema: z.ZodType): string {
    const { fallback, isOpen, isKey } = hintsOf(schema);
    if (fallback !== undefined && !schema.safeParse(fallback).success)
      throw new Error(`${this.#file}: the fallback ${JSON.stringify(fallback)} does not fit.`);
    if (schema instanceof z.ZodOptional) return this.#optional(schema.unwrap() as z.ZodType);
    if (schema instanceof z.ZodNullable) return this.#nullable(schema.unwrap() as z.ZodType);
    if (isObject(schema)) return this.#object(schema);
    if (schema instanceof z.ZodArray) return this.#array(schema.element as z.ZodType);
    if (schema instanceof z.ZodRecord)
      return this.#call("record", this.of(schema.valueType as z.ZodType));
    if (schema instanceof z.ZodUnion) return this.#kinds(schema.options as z.ZodObject[]);
    if (schema instanceof z.ZodUnknown) return this.#field("anything");
    if (schema instanceof z.ZodBoolean) return this.#call("flag", ...literal(fallback));
    if (schema instanceof z.ZodNumber)
      return this.#call("number", ...literal(fallback ?? leastAboveZero(schema)));
    if (isKey) return this.#field("id");
    if (isMoment(schema)) return this.#field("moment");
    if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
      return this.#oneOf(valuesOf(schema), { fallback, isOpen: isOpen === true });
    if (isText(schema)) return this.#call("text", ...literal(fallback));
    const inner = unwrapped(schema);
    if (inner !== undefined) return this.of(inner);
    throw new Error(`${this.#file}: nothing reads a ${schema.def.type}; give it a reader by hand.`);
  }

  /** The fields of an object, as an object literal. */
  fields(schema: z.ZodObject): string {
    const outer = this.#isInDocument;
    this.#isInDocument ||= hintsOf(schema).isDocument === true;
    try {
      return this.#fields(schema);
    } finally {
      this.#isInDocument = outer;
    }
  }

  #fields(schema: z.ZodObject): string {
    const { named } = this.#known;
    const base = named.has(schema) ? extendedBy(schema, named) : undefined;
    const baseShape = base === undefined ? {} : (base.schema as z.ZodObject).shape;
    const own = Object.entries(schema.shape as Record<string, z.ZodType>)
      .filter(([name]) => !(name in baseShape))
      .map(([name, field]) => {
        const read = this.#fieldOf(name, field);
        return read === name ? `${name},` : `${name}: ${read},`;
      });
    const inherited = base ? [`...${this.#from(base, fieldsName(base.id))},`] : [];
    return `{\n${[...inherited, ...own].join("\n")}\n}`;
  }

  #fieldOf(name: string, field: z.ZodType): string {
    return name === "id" && field instanceof z.ZodUUID ? this.#field("id") : this.of(field);
  }

  #object(schema: z.ZodObject): string {
    const isDocument = hintsOf(schema).isDocument === true || this.#isInDocument;
    const fields = this.#call(isDocument ? "document" : "object", this.fields(schema));
    const unsure = Object.entries(schema.shape as Record<string, z.ZodType>).find(([, field]) =>
      mayBeOfUnknownKind(field),
    );
    return unsure ? this.#kind("onlyWith", JSON.stringify(unsure[0]), fields) : fields;
  }

  #optional(inner: z.ZodType): string {
    if (inner instanceof z.ZodNullable) return this.#call("optionalOrNull", this.of(inner));
    return this.#call("optional", this.of(inner));
  }

  #nullable(inner: z.ZodType): string {
    const { reader } = hintsOf(inner);
    if (mayBeOfUnknownKind(inner)) return this.of(inner);
    if (isObject(inner) && reader === undefined) return this.#call("objectOrNull", this.of(inner));
    if (inner instanceof z.ZodArray) return this.#call("orNull", this.of(inner));
    if (inner instanceof z.ZodBoolean) return this.#field("flagOrNull");
    if (inner instanceof z.ZodNumber) return this.#field("numberOrNull");
    if (isMoment(inner)) return this.#field("momentOrNull");
    if (inner instanceof z.ZodEnum) return this.#call("oneOfOrNull", this.#listed(valuesOf(inner)));
    if (isText(inner)) return this.#field("textOrNull");
    throw new Error(`${this.#file}: nothing reads a ${inner.def.type} or null.`);
  }

  #array(item: z.ZodType): string {
    if (mayBeOfUnknownKind(item)) return this.#kind("known", this.of(item));
    if (item instanceof z.ZodEnum) return this.#call("someOf", this.#listed(valuesOf(item)));
    if (isText(item)) return this.#field("texts");
    return item instanceof z.ZodNumber ? this.#field("numbers") : this.#call("list", this.of(item));
  }

  #oneOf(values: readonly string[], { fallback, isOpen }: { fallback: unknown; isOpen: boolean }) {
    if (fallback === undefined && values.length > 1)
      throw new Error(`${this.#file}: which of ${values.join(", ")} is its \`fallback\`?`);
    if (isOpen) return this.#call("text", ...literal(fallback));
    return this.#call("oneOf", this.#listed(values), ...literal(fallback ?? values[0]));
  }

  /** Objects that tell their kind in one field. */
  #kinds(options: readonly z.ZodObject[]): string {
    const tag = Object.keys(options[0]?.shape ?? {}).find((name) =>
      options.every((one) => isObject(one) && isTag(one.shape[name])),
    );
    if (tag === undefined)
      throw new Error(`${this.#file}: a union needs a field that tells its kind.`);
    const readers = options.flatMap((one) => {
      const { [tag]: kinds, ...others } = one.shape as Record<string, z.ZodType>;
      const read = this.#call("object", this.fields(z.object(others)));
      return valuesOf(kinds as z.ZodEnum).map((kind) => `${kind}: ${read},`);
    });
    return this.#kind("byKind", JSON.stringify(tag), `{\n${readers.join("\n")}\n}`);
  }

  #listed(values: readonly string[]): string {
    const same = (one: ValueList) => JSON.stringify(one.values) === JSON.stringify(values);
    const list = this.#known.lists.find(same);
    if (list === undefined) return JSON.stringify(values);
    this.imports.set(list.name, `contract/${list.path}`);
    return list.name;
  }

  #byHand(reader: string): string {
    const file = this.#known.byHand.get(reader);
    if (file === undefined)
      throw new Error(`${this.#file}: no file of src/read exports ${reader}.`);
    this.imports.set(reader, `read/${file}`);
    return reader;
  }

  #from({ file }: Named, name: string): string {
    if (file !== this.#file) this.imports.set(name, `${madeFolder}/${file}`);
    return name;
  }

  #call(name: string, ...values: string[]): string {
    return `${this.#field(name)}(${values.join(", ")})`;
  }

  #field(name: string): string {
    this.imports.set(name, "read/fields.ts");
    return name;
  }

  #kind(name: string, ...values: string[]): string {
    this.imports.set(name, "read/kinds.ts");
    return `${name}(${values.join(", ")})`;
  }
}

/** A fallback as an argument, unless it is its reader's own. */
const literal = (value: unknown) => (value ? [JSON.stringify(value)] : []);

/** Of what counts from one, or from above, the least there can be. */
const leastAboveZero = ({ minValue }: z.ZodNumber) =>
  minValue !== null && minValue > 0 ? minValue : undefined;

const isMoment = (schema: z.ZodType) => schema instanceof z.ZodISODateTime;
const isText = (schema: z.ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

const isTag = (schema: unknown) => schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum;

const valuesOf = (schema: z.ZodEnum | z.ZodLiteral): string[] =>
  (schema instanceof z.ZodEnum ? schema.options : [...schema.values]) as string[];

/** Objects of several kinds: of a kind that this version does not know they are left out, and what needs them too. */
export function mayBeOfUnknownKind(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).every(isObjectWithin);
  if (isObject(schema))
    return (Object.values(schema.shape) as z.ZodType[]).some(mayBeOfUnknownKind);
  const isLoose = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  const inner = isLoose ? undefined : unwrapped(schema);
  return inner !== undefined && mayBeOfUnknownKind(inner);
}

const isObjectWithin = (schema: z.ZodType): boolean =>
  isObject(schema) ||
  (schema instanceof z.ZodUnion && (schema.options as z.ZodType[]).every(isObjectWithin));
