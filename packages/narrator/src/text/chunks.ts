/** Splits a text for streaming, a few words per chunk; joined they give the text again. */
export function chunksOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,4}|\s+/gu) ?? [];
}
