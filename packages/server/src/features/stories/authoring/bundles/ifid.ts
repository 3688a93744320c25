/** The IFID that is written in a structure. */
export function ifidIn(structure: string): string | undefined {
  const { ifid } = JSON.parse(structure) as { ifid?: unknown };
  return typeof ifid === "string" ? ifid.toUpperCase() : undefined;
}

/** A story's IFID may be its id, which is another on the next Katha: it travels in the structure. */
export function withIfid(structure: string, ifid: string): string {
  if (ifidIn(structure) === ifid) return structure;
  const before = structure.slice(0, structure.lastIndexOf("}")).trimEnd();
  return `${before}${before.endsWith("{") ? "" : ","}"ifid":${JSON.stringify(ifid)}}`;
}
