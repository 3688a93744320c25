import { deepest } from "@katha/storygraph/structure";

/** A value in one line that cannot be read. */
export class FlowFault extends Error {
  override name = "FlowFault";
}

const token = /\s*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|([^\s{}[\],:"][^{}[\],:"]*))/y;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Whether a string can stand without quotes: it holds no sign of ours, and is not read as something else. */
export function isPlain(text: string): boolean {
  return (
    /^[^\s{}[\],:"](?:[^{}[\],:"\n]*[^\s{}[\],:"])?$/.test(text) &&
    !constants.has(text) &&
    !number.test(text)
  );
}

function scalarOf(text: string): unknown {
  if (constants.has(text)) return constants.get(text);
  return number.test(text) ? Number(text) : text;
}

/**
 * A value in one line: `{ quality: slot, is: at_least, value: 2 }`. It is JSON in which words need no quotes where they
 * hold none of `{}[],:"`, which is also YAML.
 */
export function readFlow(text: string): unknown {
  let at = 0;
  const next = (): string => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) throw new FlowFault(`it breaks off after "${text.slice(0, at)}"`);
    at = token.lastIndex;
    return found[1] ?? found[2] ?? (found[3] ?? "").trimEnd();
  };
  const signs = new Set(["{", "}", "[", "]", ",", ":"]);
  const plain = (word: string): unknown => {
    if (signs.has(word)) throw new FlowFault(`"${word}" stands where a value belongs`);
    return word.startsWith('"') ? (JSON.parse(word) as unknown) : scalarOf(word);
  };
  const expected = (sign: string, ...wanted: readonly string[]): string => {
    if (!wanted.includes(sign))
      throw new FlowFault(`"${sign}" stands where one of ${wanted.join(" ")} belongs`);
    return sign;
  };
  const inner = (first: string, depth: number): unknown => {
    if (depth > deepest) throw new FlowFault("it is too deep");
    if (first === "[") {
      const list: unknown[] = [];
      for (let word = next(); word !== "]";) {
        list.push(inner(word, depth + 1));
        if (expected(next(), ",", "]") === "]") break;
        word = next();
      }
      return list;
    }
    if (first !== "{") return plain(first);
    const fields: Record<string, unknown> = {};
    for (let word = next(); word !== "}";) {
      const key = String(plain(word));
      expected(next(), ":");
      if (Object.hasOwn(fields, key)) throw new FlowFault(`"${key}" is said twice`);
      fields[key] = inner(next(), depth + 1);
      if (expected(next(), ",", "}") === "}") break;
      word = next();
    }
    return fields;
  };
  const value = inner(next(), 0);
  if (text.slice(at).trim() !== "")
    throw new FlowFault(`nothing belongs after "${text.slice(0, at)}"`);
  return value;
}
