/** A name that a file imports. */
export interface Imported {
  /** As the file calls it. */
  readonly name: string;
  /** As the module exports it. */
  readonly exported: string;
  readonly from: string;
  readonly isType: boolean;
}

const statement = /^import (type )?(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? ?from "([^"]+)";/gm;

/** The names that a file of ours imports, formatted as ours are. */
export function importsOf(code: string): Imported[] {
  return [...code.matchAll(statement)].flatMap(([, type, whole, list = "", from = ""]) => {
    const named = list
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part): Imported => {
        const [exported = "", name = exported] = part.replace(/^type /, "").split(" as ");
        return { name, exported, from, isType: Boolean(type) || part.startsWith("type ") };
      });
    if (whole !== undefined) named.push({ name: whole, exported: "default", from, isType: false });
    return named;
  });
}
