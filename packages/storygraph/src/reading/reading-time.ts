/**
 * Words a grown reader takes in a minute of silent reading. Latin and Arabic script after the
 * IReST texts (English 228, Arabic 138); for the scripts of India, which it does not have, our
 * own cautious estimate.
 */
export const wordsPerMinute = {
  Latin: 228,
  Arabic: 138,
  Devanagari: 160,
  Bengali: 160,
  Telugu: 130,
  Tamil: 130,
  Gujarati: 160,
  Kannada: 130,
  Malayalam: 120,
} as const;
export type Script = keyof typeof wordsPerMinute;

const scripts = Object.keys(wordsPerMinute) as Script[];
const startsIn = scripts.map(
  (script) => [script, new RegExp(String.raw`^\p{Script=${script}}`, "u")] as const,
);
const aWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

function scriptOf(word: string): Script {
  return startsIn.find(([, start]) => start.test(word))?.[0] ?? "Latin";
}

export interface Reading {
  words: number;
  minutes: number;
}

/** How long a text takes to read, counting each word at the pace of its script. */
export function readingOf(text: string): Reading {
  const words = text.match(aWord) ?? [];
  let minutes = 0;
  for (const word of words) minutes += 1 / wordsPerMinute[scriptOf(word)];
  return { words: words.length, minutes };
}
