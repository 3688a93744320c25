import { types, type CustomTypesConfig } from "pg";

const { builtins, getTypeParser } = types;

type Parse = (text: string) => unknown;

/**
 * How column values are parsed, the same on both engines. Dates without a time stay text, because a JavaScript Date
 * would shift them across midnight; numeric stays text, because a number would round it.
 */
const parsers = new Map<number, Parse>([
  [builtins.INT8, wholeNumber],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.TIME, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.INTERVAL, asText],
  [builtins.BYTEA, bytes],
]);

const arrayElements = new Map<number, Parse>([
  [1016, wholeNumber],
  [1231, asText],
  [1182, asText],
  [1183, asText],
  [1115, asText],
  [1187, asText],
  [1001, bytes],
  [2951, asText],
]);

const parseTextArray: (text: string) => unknown = getTypeParser(1009 as number);

export const wireValues: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format === "binary") {
      return getTypeParser(oid, "binary");
    }
    const element = arrayElements.get(oid);
    if (element) {
      return (text: string) => mapNested(parseTextArray(text), element);
    }
    return parsers.get(oid) ?? getTypeParser(oid, "text");
  }) as typeof getTypeParser,
};

function mapNested(value: unknown, parse: Parse): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => mapNested(item, parse));
  }
  return typeof value === "string" ? parse(value) : value;
}

function asText(text: string): string {
  return text;
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `${text} is larger than a number holds exactly; select it as text (cast(... as text)).`,
    );
  }
  return value;
}

const parseBytea: (text: string) => Buffer = getTypeParser(builtins.BYTEA);

function bytes(text: string): Uint8Array {
  return new Uint8Array(parseBytea(text));
}
