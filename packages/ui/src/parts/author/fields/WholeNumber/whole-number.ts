/** A whole number as it was written; undefined while it is none, null where nothing is written. */
export function wholeNumber(written: string, least: number): number | null | undefined {
  if (written.trim() === "") return null;
  const read = Number(written);
  return Number.isSafeInteger(read) && read >= least ? read : undefined;
}
