import { types, type CustomTypesConfig } from "pg";

const { builtins, getTypeParser } = types;

type Parse = (text: string) => unknown;

/**
 * How column values are parsed, the same on both engines. Dates without a time stay text, because a JavaScript Date
 * would shift them across midnight; numeric stays text, because a number would round it.
 */
const columns: readonly [type: number, array: number, Parse][] = [
  [builtins.INT8, 1016, wholeNumber],
  [builtins.NUMERIC, 1231, asText],
  [builtins.DATE, 1182, asText],
  [builtins.TIME, 1183, asText],
  [builtins.TIMESTAMP, 1115, asText],
  [builtins.INTERVAL, 1187, asText],
  [builtins.BYTEA, 1001, bytes],
  [builtins.UUID, 2951, asText],
];
const parsers = new Map(columns.map(([type, , parse]) => [type, parse]));
const arrayElements = new Map(columns.map(([, array, parse]) => [array, parse]));

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
