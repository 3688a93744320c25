/** A text in the pieces it is told in: a few words each, spaces kept, so that together they are it. */
export function chunksOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,4}|\s+/gu) ?? [];
}
