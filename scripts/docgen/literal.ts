const widest = 96;

/** A value as code, or `undefined` if it is more than data: a function, an element, an instance of a class. */
export function literalOf(value: unknown, indent = ""): string | undefined {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  if (value === undefined || typeof value === "string") return JSON.stringify(value) ?? "undefined";
  if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
  if (value instanceof Set || value instanceof Map) {
    const items = literalOf([...value], indent);
    return items && `new ${value instanceof Set ? "Set" : "Map"}(${items})`;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => literalOf(item, `${indent}  `));
    return items.every(isWritten) ? laidOut("[]", "", items, indent) : undefined;
  }
  if (!isPlain(value)) return undefined;
  const fields = Object.entries(value).map(([key, field]) => {
    const written = literalOf(field, `${indent}  `);
    return written && `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${written}`;
  });
  return fields.every(isWritten) ? laidOut("{}", " ", fields, indent) : undefined;
}

function laidOut(
  [open = "", close = ""]: string,
  gap: string,
  items: readonly string[],
  indent: string,
): string {
  if (items.length === 0) return `${open}${close}`;
  const line = `${open}${gap}${items.join(", ")}${gap}${close}`;
  if (!line.includes("\n") && indent.length + line.length <= widest) return line;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join("")}${indent}${close}`;
}

function isWritten(code: string | undefined): code is string {
  return code !== undefined;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    // A module's namespace has no prototype.
    [Object.prototype, null].includes(Object.getPrototypeOf(value)) &&
    !("$$typeof" in value)
  );
}
