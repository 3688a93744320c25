/** A pattern for `like` on text in lower case: the words anywhere in it, with no wildcards of theirs. */
export function containing(words: string): string {
  return `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
