/** Empty is no limit; undefined is not a limit at all. */
export function readLimit(
  written: string,
  { max, isWhole }: { max: number; isWhole: boolean },
): number | null | undefined {
  const text = written.trim();
  if (text === "") return null;
  if (!(isWhole ? /^\d{1,7}$/ : /^\d{1,6}(?:\.\d{1,6})?$/).test(text)) return undefined;
  const limit = Number(text);
  return limit <= max ? limit : undefined;
}
