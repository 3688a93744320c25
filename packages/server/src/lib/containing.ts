/** A pattern for `like` on lower-case text that contains the words; wildcards in them are escaped. */
export function containing(words: string): string {
  return `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
