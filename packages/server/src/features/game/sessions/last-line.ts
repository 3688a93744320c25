const longest = 180;
/** A shorter line, such as "Which way?", says too little about where the player is. */
const enough = 60;

/** Ends of sentences in the scripts that stories use, also before a closing quotation mark. */
const sentenceEnd = /(?<=[.!?…।॥۔؟]["”’»)]{0,4})\s+/u;

/** The last sentences of a text, as many of its last paragraph as fit a line or two. */
export function lastLineOf(text: string): string {
  let told = "";
  for (const paragraph of text.split(/\n(?:[^\S\n]*\n)+/u).toReversed()) {
    // Asterisks mark emphasis, which a line in a list does not show.
    const line = paragraph.replaceAll("*", "").replaceAll(/\s+/gu, " ").trim();
    for (const sentence of line.split(sentenceEnd).toReversed()) {
      const longer = `${sentence} ${told}`.trim();
      if (longer.length > longest) return told === "" ? shortened(longer) : told;
      told = longer;
    }
    if (told.length >= enough) break;
  }
  return told;
}

function shortened(sentence: string): string {
  const end = sentence.slice(-longest);
  return `…${end.slice(end.indexOf(" ") + 1)}`;
}
