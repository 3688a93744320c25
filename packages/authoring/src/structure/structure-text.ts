import type { WrittenStructure } from "@katha/storygraph";

/** Undefined if the text is not a JSON object; a blank text is an empty structure. */
export function parseStructure(text: string): WrittenStructure | undefined {
  if (text.trim() === "") return {};
  try {
    const read: unknown = JSON.parse(text);
    const isObject = typeof read === "object" && read !== null && !Array.isArray(read);
    return isObject ? (read as WrittenStructure) : undefined;
  } catch {
    return undefined;
  }
}

export function printStructure(structure: WrittenStructure): string {
  return JSON.stringify(structure, null, 2);
}
