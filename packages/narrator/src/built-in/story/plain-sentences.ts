import type { GraphNode } from "@katha/storygraph";
import { endsWithTitle, sentencesOf } from "../../text/sentences.ts";

function rejoined(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    if (last !== undefined && endsWithTitle(last)) whole[whole.length - 1] = `${last} ${sentence}`;
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
