const longest = 180;

/** Sentences end so in the scripts that stories are written in, also before a closing quotation mark. */
const sentenceEnd = /(?<=[.!?…।॥۔؟]["”’»)]*)\s+/u;

/** The last sentences of a text, as many as fit a line or two; the last one always, shortened if it must be. */
export function lastLineOf(text: string): string {
  const paragraph =
    text
      .trim()
      .split(/\n\s*\n/u)
      .at(-1) ?? "";
  // Stars are emphasis, which a line in a list does not show.
  const line = paragraph.replaceAll("*", "").replaceAll(/\s+/gu, " ").trim();
  const sentences = line.split(sentenceEnd);
  let told = sentences.pop() ?? "";
  for (const sentence of sentences.toReversed()) {
    if (told.length + sentence.length + 1 > longest) break;
    told = `${sentence} ${told}`;
  }
  return told.length <= longest ? told : shortened(told);
}

function shortened(sentence: string): string {
  const end = sentence.slice(-longest);
  return `…${end.slice(end.indexOf(" ") + 1)}`;
}
