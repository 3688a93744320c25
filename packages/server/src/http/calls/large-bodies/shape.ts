/** Twice what a story has of them that is as long as it may be: a body's cost goes by its values more than its bytes. */
const mostValues = 1_000_000;
const mostFields = 20_000;
const mostItems = 100_000;

const begins = new Set(["[", "{", ",", ":"].map((mark) => mark.charCodeAt(0)));

/** Counts marks in texts too, so it never says too few. */
export function hasTooManyValues(bytes: Uint8Array): boolean {
  let count = 0;
  for (const byte of bytes) if (begins.has(byte)) count += 1;
  return count > mostValues;
}

export type Fault = "prototype" | "too_many";

function faultOf(value: object): Fault | null {
  if (Array.isArray(value)) return value.length > mostItems ? "too_many" : null;
  if (Object.hasOwn(value, "__proto__")) return "prototype";
  const { constructor } = value as { constructor?: unknown };
  if (Object.hasOwn(value, "constructor") && Object.hasOwn(Object(constructor), "prototype"))
    return "prototype";
  return Object.keys(value).length > mostFields ? "too_many" : null;
}

/** What is wrong with parsed JSON whatever its call: names that reach a prototype, or a list nobody writes. */
export function shapeFault(parsed: unknown): Fault | null {
  const waiting: unknown[] = [parsed];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    const fault = faultOf(value);
    if (fault !== null) return fault;
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return null;
}
