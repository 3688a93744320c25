export const words = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** So many words in the same order are no chance. */
const run = 7;

/** Each run of seven words. */
export function runsOf(text: string): string[] {
  const all = words(text);
  return all
    .slice(0, Math.max(0, all.length - run + 1))
    .map((_, at) => all.slice(at, at + run).join(" "));
}
