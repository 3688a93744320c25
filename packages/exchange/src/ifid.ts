import { chanceFrom, fieldsOf } from "@katha/storygraph/structure";

/** The Treaty of Babel's form of an IFID. */
const treaty = /^[0-9A-Z-]{8,63}$/;

function asIfid(value: unknown): string | undefined {
  const written = typeof value === "string" ? value.trim().toUpperCase() : "";
  return treaty.test(written) ? written : undefined;
}

/** What identifies a story in catalogues of interactive fiction: what was written with it, or else what it was given. */
export const ifidOf = (written: object, given?: string): string | undefined =>
  asIfid(fieldsOf(written)?.["ifid"]) ?? asIfid(given);

/** Twee asks for a UUID in capitals; the same story gets the same one. */
export function ifidFor(seed: string): string {
  const chance = chanceFrom(seed);
  const digit = () => Math.floor(chance() * 16).toString(16);
  const shape = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
  return shape.replaceAll("x", digit).toUpperCase();
}

/** As the treaty wants it in formats without a place for it. */
export const ifidComment = (ifid: string): string => `// UUID://${ifid}//\n`;

/** How far into a text an IFID is looked for. */
const nearby = 4_000;

/** The IFID with which a story comes, in a format without a field for it. */
export const ifidIn = (text: string, place: RegExp): string | undefined =>
  asIfid(place.exec(text.slice(0, nearby))?.[1]);
