import type { GraphNode } from "@katha/storygraph";
import { sentencesOf } from "../../text/sentences.ts";

/** The full stop after a title ends no sentence. */
function rejoined(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    if (last !== undefined && /\b(?:Mr|Mrs|Ms|Dr|St|No|Messrs|P|K|V|G|S|M|A|R|B)\.$/u.test(last))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

/** The sentences of a scene in which nobody speaks. */
export function plainSentencesOf({ text }: GraphNode, language: string): string[] {
  return text
    .split(/\n+/u)
    .flatMap((paragraph) =>
      /["“”«]/u.test(paragraph) ? [] : rejoined(sentencesOf(paragraph, language)),
    );
}
